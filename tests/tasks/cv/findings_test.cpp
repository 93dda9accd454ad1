#include "tasks/cv/findings.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "tasks/comparison/report_findings.h"
#include "tasks/cv/tables_of_folds.h"

namespace melon {
namespace {

TEST(FindingsOnFolds, SayHowOftenAPairedTestOnTenFoldsIsWrong) {
  const ReadJson report = ReportOfCsv(
      Folds(10, "fold,A,B",
            [](std::size_t row) { return std::to_string(row) + ","; }),
      R"({"design": "kfold"})");
  // P(|T₉| > 2.262/√(1 + 10/9)) = .154.
  const std::string sentence =
      SentenceOf(report, "paired_t_on_overlapping_folds");
  EXPECT_NE(sentence.find("0.154"), std::string::npos) << sentence;
}

TEST(FindingsOnFolds, SayThatAHundredFoldsAreNotIndependent) {
  const ReadJson report = ReportOfCsv(Folds(
      100, "run,fold,A,B", [](std::size_t row) { return Place(row, 10); }));
  // P(|T₉₉| > 1.984/√(1 + 100/9)) = .570.
  const std::string sentence =
      SentenceOf(report, "repeated_folds_not_independent");
  EXPECT_NE(sentence.find("0.57"), std::string::npos) << sentence;
  EXPECT_TRUE(SentenceOf(report, "paired_t_on_overlapping_folds").empty());
}

TEST(FindingsOnFolds, SayThatFoldsOverlapToOneLearnerOnSeveral) {
  const std::string_view options = R"({"task":"cv","eps0":0.2})";
  const auto says = [&](std::string_view csv) {
    return Has(FindingsOfCsv(csv, options), "caution:one_sample_overlap");
  };
  EXPECT_TRUE(says("fold,A\n1,.1\n2,.2\n"));
  EXPECT_FALSE(says("fold,A\n1,.1\n"));
  EXPECT_FALSE(says("fold,A,B\n1,.1,.2\n2,.2,.4\n"));
}

TEST(FindingsOnFolds, AskOneLearnerForTheRatioWhereNoTestHasAValue) {
  const std::string runs = "seed,accuracy\n42,.96\n1,.97\n2,.95\n3,.96\n";
  const auto findings = FindingsOfCsv(runs, R"({"eps0":0.05})");
  EXPECT_TRUE(Has(findings, "warning:one_sample_ratio_unknown"));
  EXPECT_FALSE(Has(findings, "caution:one_sample_overlap"));
  // Once it is given, the corrected test decides.
  const ReadJson report =
      ReportOfCsv(runs, R"({"eps0":0.05,"test_train_ratio":0.25})");
  EXPECT_FALSE(SentenceOf(report, "one_sample_overlap").empty());
  EXPECT_TRUE(report["verdict"]["p"].is_number());
}

TEST(FindingsOnFolds, NameTheFoldsThatARunLacks) {
  const ReadJson report = ReportOfCsv(
      "run,fold,A,B\n1,1,.81,.83\n1,2,.82,.85\n1,3,.84,.83\n2,1,.80,.82\n"
      "2,3,.85,.84\n3,2,.83,.86\n");
  const std::string sentence = SentenceOf(report, "folds_missing");
  EXPECT_EQ(sentence.substr(0, sentence.find(": ")),
            "3 of 9 folds are not in the table "
            "(run/fold \"2/2\", \"3/1\", \"3/3\")");
}

TEST(FindingsOnFolds, AskForTheRopeOfAScaleThatIsNotOfRates) {
  const std::string percent =
      "fold,A,B\n1,81.7,83.5\n2,86.6,86.1\n3,81.6,80.9\n4,88.3,88.6\n";
  const ReadJson report = ReportOfCsv(percent);
  EXPECT_EQ(report["options"]["rope_fits_scale"], false);
  EXPECT_EQ(FindingOf(report, "rope_of_another_scale")["option"]["name"],
            "rope");
  const ReadJson given = ReportOfCsv(percent, R"({"rope": 1})");
  EXPECT_EQ(given["options"]["rope_fits_scale"], true);
  EXPECT_TRUE(FindingOf(given, "rope_of_another_scale").is_null());
  const ReadJson rates =
      ReportOfCsv("fold,A,B\n1,.8,.7\n2,.9,1\n3,.7,.6\n4,.8,.6\n");
  EXPECT_EQ(rates["options"]["rope_fits_scale"], true);
  EXPECT_TRUE(FindingOf(rates, "rope_of_another_scale").is_null());
}

TEST(FindingsOnFolds, CountSignificantPairsAsTheVerdictDoes) {
  // Per pair, scipy 1.14.1: paired t .0037, .0207, .693, by Holm 2 below .05;
  // corrected .0256, .0860, .785, alone one below, by Holm none, since
  // 3 · .0256 > .05.
  const ReadJson report = ReportOfCsv(
      "fold,A,B,C\n1,.80,.85,.86\n2,.78,.80,.81\n3,.82,.81,.85\n"
      "4,.74,.86,.82\n5,.82,.81,.81\n6,.81,.83,.82\n7,.80,.83,.80\n"
      "8,.75,.82,.80\n9,.74,.79,.81\n10,.76,.77,.83\n");
  EXPECT_EQ(FindingOf(report, "paired_t_on_overlapping_folds")["instead"]["en"],
            "Read the corrected t test of Nadeau and Bengio, which decides "
            "here: after Holm’s adjustment, significant pairs 0 instead of "
            "2.");
}

TEST(FindingsOnFolds, PointToNoTestWithoutAValue) {
  // All differences are the same, so t has no variance.
  const ReadJson report = ReportOfCsv(
      "fold,A,B\n1,.8,.82\n2,.8,.82\n3,.8,.82\n4,.8,.82\n5,.8,.82\n");
  ASSERT_TRUE(report["pairs"][0]["corrected_t_p"].is_null());
  const ReadJson finding = FindingOf(report, "paired_t_on_overlapping_folds");
  const std::string instead = finding["instead"]["en"];
  EXPECT_TRUE(instead.starts_with("The corrected t test has no value here"))
      << instead;
}

TEST(FindingsOnFolds, SayOfWhichPairTheDecidingTestHasNoValue) {
  // B and C, the best two, are the same; A differs from both.
  const ReadJson report = ReportOfCsv(
      "fold,A,B,C\n1,.71,.85,.85\n2,.72,.87,.87\n3,.70,.84,.84\n"
      "4,.73,.86,.86\n5,.71,.88,.88\n");
  const ReadJson finding = FindingOf(report, "paired_t_on_overlapping_folds");
  EXPECT_EQ(finding["instead"]["en"],
            "Read the corrected t test of Nadeau and Bengio. It has no value "
            "for \"B\" and \"C\", for the reason that stands beside it; for "
            "other pairs it decides.");
}

TEST(FindingsOnFolds, SetAlpaydinsTestBesideDietterichs) {
  const auto five_by_two = [](std::size_t row) { return Place(row, 2); };
  const ReadJson report = ReportOfCsv(Folds(10, "run,fold,A,B", five_by_two));
  const auto findings = FindingsOf(report);
  EXPECT_TRUE(Has(findings, "fits:five_by_two_forms"));
  EXPECT_TRUE(Has(findings, "caution:five_by_two_order"));
  EXPECT_FALSE(Has(findings, "caution:paired_t_on_overlapping_folds"));
}

TEST(FindingsOnFolds, AskForTheRatioOfHoldOutRuns) {
  const std::string runs = Folds(
      8, "run,A,B", [](std::size_t row) { return std::to_string(row) + ","; });
  EXPECT_TRUE(Has(FindingsOfCsv(runs), "warning:unknown_ratio"));
  EXPECT_FALSE(Has(FindingsOfCsv(runs, R"({"test_train_ratio": 0.5})"),
                   "warning:unknown_ratio"));
}

TEST(FindingsOnFolds, DoubtADirectionThatTheValuesSpeakAgainst) {
  constexpr std::string_view kAccuracies =
      "fold,A,B\n1,.95,.94\n2,.93,.92\n3,.97,.95\n";
  EXPECT_TRUE(Has(FindingsOfCsv(kAccuracies), "caution:direction_guessed"));
  EXPECT_TRUE(Has(FindingsOfCsv(kAccuracies, R"({"higher_is_better": false})"),
                  "caution:direction_looks_wrong"));
  for (const std::string& finding :
       FindingsOfCsv(kAccuracies, R"({"higher_is_better": true})"))
    EXPECT_EQ(finding.find("direction"), std::string::npos);
}

TEST(FindingsOnFolds, AskForAnErrorRateForOneLearner) {
  constexpr std::string_view kOne =
      "fold,error\n1,.2\n2,.3\n3,.25\n4,.2\n5,.1\n";
  const ReadJson report = ReportOfCsv(kOne);
  EXPECT_TRUE(Has(FindingsOf(report), "caution:no_eps0"));
  EXPECT_FALSE(Has(FindingsOfCsv(kOne, R"({"eps0": 0.3})"), "caution:no_eps0"));
}

TEST(FindingsOnFolds, KnowTheLuckOfTheBestOfMany) {
  std::string csv = "params,split0_test_score,split1_test_score\n";
  for (int i = 0; i < 6; ++i) {
    csv.append("c").append(std::to_string(i)).append(",.8");
    csv.append(std::to_string(i))
        .append(",.7")
        .append(std::to_string(i * 3 % 7));
    csv.append("\n");
  }
  EXPECT_TRUE(Has(FindingsOfCsv(csv), "caution:best_of_many"));
}

TEST(FindingsOnFolds, NameAllThatShareTheBestMean) {
  const ReadJson report = ReportOfCsv(
      "fold,A,B,C,D,E\n1,.7,.8,.9,.9,.6\n2,.6,.7,.8,.8,.5\n"
      "3,.5,.9,.7,.7,.7\n");
  EXPECT_EQ(FindingOf(report, "best_of_many")["message"]["en"],
            "\"B\", \"C\", \"D\" share the best mean of 5 by these folds. "
            "Their means are likely to be better than on new data.");
}

TEST(FindingsOnFolds, LeaveTheRatioOfTestToTrainingCasesToTheUser) {
  const ReadJson finding =
      FindingOf(ReportOfCsv(Folds(8, "run,A,B", Number)), "unknown_ratio");
  EXPECT_EQ(finding["option"]["name"], "test_train_ratio");
  EXPECT_TRUE(finding["option"]["value"].is_null());
}

TEST(FindingsOnFolds, NameTheKeyOfTheAdjustedP) {
  // Of A and B t = 3.22, p = .032 with 4 degrees of freedom; three times that
  // is not below .05.
  const ReadJson report = ReportOfCsv(
      "fold,A,B,C\n1,.31,.26,.29\n2,.31,.28,.27\n3,.30,.26,.29\n"
      "4,.29,.28,.31\n5,.29,.26,.31\n");
  EXPECT_NEAR(report["pairs"][0]["corrected_t_p"].get<double>(), .0324, 1e-4);
  EXPECT_EQ(FindingOf(report, "unadjusted_comparisons")["key"],
            "corrected_t_p_holm");
}

}  // namespace
}  // namespace melon
