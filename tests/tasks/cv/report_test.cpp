#include "tasks/cv/report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kFolds =
    "fold,A,B,C\n1,.30,.20,.21\n2,.32,.21,.20\n3,.29,.19,.22\n4,.31,.22,.19\n"
    "5,.33,.18,.20\n";

TEST(CvReport, ComparesTheBestWithTheNext) {
  const ReadJson verdict = ReportOfCsv(kFolds)["verdict"];
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["other"], "C");
  EXPECT_NEAR(verdict["difference"].get<double>(), -.004, 1e-12);
  EXPECT_EQ(verdict["kind"], "no_difference");
  EXPECT_EQ(verdict["test"], "corrected_t_test");
  EXPECT_EQ(verdict["pairs"], 3);
}

TEST(CvReport, ComparesEachLearnerWithAControlAlone) {
  const ReadJson report =
      ReportOfCsv(kFolds, R"({"control": "A", "higher_is_better": false})");
  EXPECT_EQ(report["options"]["control"], "A");
  const ReadJson& pairs = report["pairs"];
  ASSERT_EQ(pairs.size(), 2U);
  EXPECT_EQ(pairs[0]["b"], "B");
  EXPECT_EQ(pairs[1]["b"], "C");
  // Holm over two: the smaller p is doubled, the larger one stays, but is no
  // smaller than that.
  const double one = pairs[0]["corrected_t_p"];
  const double two = pairs[1]["corrected_t_p"];
  const double doubled = 2 * std::min(one, two);
  const ReadJson& first = pairs[one < two ? 0U : 1U];
  const ReadJson& second = pairs[one < two ? 1U : 0U];
  EXPECT_EQ(first["corrected_t_p_holm"], doubled);
  EXPECT_EQ(second["corrected_t_p_holm"],
            std::max(doubled, std::max(one, two)));
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["control"], "A");
  EXPECT_EQ(verdict["pairs"], 2);
  EXPECT_EQ(verdict["kind"], "better");
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["other"], "A");
  EXPECT_FALSE(verdict.contains("beaten"));
  EXPECT_EQ(verdict["further"],
            ReadJson::parse(R"([{"better": "C", "worse": "A"}])"));
}

TEST(CvReport, ComparesAControlThatIsTheBestWithTheNext) {
  const ReadJson verdict =
      ReportOfCsv(kFolds, R"({"control": "B"})")["verdict"];
  EXPECT_EQ(verdict["kind"], "no_difference");
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["other"], "C");
  EXPECT_EQ(verdict["beaten"], (std::vector<std::string>{"A"}));
  EXPECT_FALSE(verdict.contains("further"));
}

TEST(CvReport, AdjustsForThreeComparisonsOfFourLearnersWithAControl) {
  const ReadJson report =
      ReportOfCsv("fold,A,B,C,D\n1,.1,.2,.3,.2\n2,.2,.2,.4,.1\n3,.1,.3,.5,.3\n",
                  R"({"control": "C"})");
  const ReadJson& pairs = report["pairs"];
  ASSERT_EQ(pairs.size(), 3U);
  double least = 1;
  double least_adjusted = 1;
  for (const ReadJson& pair : pairs) {
    EXPECT_TRUE(pair["a"] == "C" || pair["b"] == "C");
    if (pair["corrected_t_p"] > least) continue;
    least = pair["corrected_t_p"];
    least_adjusted = pair["corrected_t_p_holm"];
  }
  EXPECT_DOUBLE_EQ(least_adjusted, std::min(1., 3 * least));
  EXPECT_EQ(report["verdict"]["pairs"], 3);
}

TEST(CvReport, PutsTheBetterMeanFirstWhereAControlHasNoTest) {
  const ReadJson verdict = ReportOfCsv("run,A,B,C\n1,.3,.2,.1\n2,.4,.2,.2\n",
                                       R"({"control": "C"})")["verdict"];
  EXPECT_EQ(verdict["kind"], "undefined");
  EXPECT_EQ(verdict["best"], "C");
  EXPECT_EQ(verdict["other"], "B");
}

TEST(CvReport, NeedsNoControlOfTwoButOneThatIsThere) {
  const ReadJson two =
      ReportOfCsv("fold,A,B\n1,.3,.2\n2,.3,.1\n", R"({"control": "A"})");
  EXPECT_FALSE(two["verdict"].contains("control"));
  EXPECT_EQ(ReportOfCsv(kFolds, R"({"control": "D"})")["error"]["code"],
            "unknown_control");
}

/// A is worse by .1 in both folds of the first run, better by .05 in the other
/// eight: the first difference is .1, s² = .001²/2 in each run, t = .1/√5e-7 =
/// 141.4; the mean of all ten is −.02.
constexpr std::string_view kOpposed =
    "run,fold,A,B\n1,1,.4,.3\n1,2,.401,.3\n2,1,.25,.3\n2,2,.249,.3\n"
    "3,1,.25,.3\n3,2,.249,.3\n4,1,.25,.3\n4,2,.249,.3\n5,1,.25,.3\n"
    "5,2,.249,.3\n";

TEST(CvReport, CallsNoneBetterWhereDietterichsTAndTheMeansPart) {
  const ReadJson report =
      ReportOfCsv(kOpposed, R"({"higher_is_better": false})");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["kind"], "direction_unclear");
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["effect"], "first_difference");
  EXPECT_NEAR(verdict["difference"].get<double>(), -.1, 1e-15);
  EXPECT_NEAR(verdict["statistic"].get<double>(), -141.4, .05);
  EXPECT_EQ(verdict["opposed_by"], (std::vector<std::string>{"mean"}));
  // The means stand beside it.
  EXPECT_GT(verdict["best_value"], verdict["other_value"]);
  EXPECT_FALSE(report["pairs"][0].contains("better"));
  EXPECT_EQ(report["pairs"][0]["opposed_by"], verdict["opposed_by"]);
}

TEST(CvReport, TurnsTheOrderWithTheDirection) {
  const ReadJson verdict =
      ReportOfCsv(kFolds, R"({"higher_is_better": true})")["verdict"];
  EXPECT_EQ(verdict["best"], "A");
  EXPECT_EQ(verdict["kind"], "better");
  // The interval is that of best − other.
  EXPECT_LE(verdict["low"], verdict["difference"]);
  EXPECT_LE(verdict["difference"], verdict["high"]);
}

TEST(CvReport, AdjustsOverAllPairsWhicheverAreDefined) {
  // A and B differ by a constant, so their test is undefined: it counts as one
  // with p = 1 among the three.
  const ReadJson report = ReportOfCsv(
      "fold,A,B,C\n1,.3,.2,.21\n2,.4,.3,.25\n3,.5,.4,.29\n4,.3,.2,.33\n");
  const ReadJson& pairs = report["pairs"];
  EXPECT_TRUE(pairs[0]["corrected_t_p"].is_null());
  EXPECT_TRUE(pairs[0]["corrected_t_p_holm"].is_null());
  const double smaller = std::min(pairs[1]["corrected_t_p"].get<double>(),
                                  pairs[2]["corrected_t_p"].get<double>());
  const double adjusted =
      std::min(pairs[1]["corrected_t_p_holm"].get<double>(),
               pairs[2]["corrected_t_p_holm"].get<double>());
  EXPECT_NEAR(adjusted, std::min(1.0, 3 * smaller), 1e-12);
}

TEST(CvReport, SaysWhoSharesTheBestMeanAndWhomEachOfThemBeats) {
  const ReadJson verdict = ReportOfCsv(
      "fold,A,B,C\n1,.71,.85,.85\n2,.72,.87,.87\n3,.70,.84,.84\n"
      "4,.73,.86,.86\n5,.71,.88,.88\n")["verdict"];
  EXPECT_EQ(verdict["kind"], "undefined");
  EXPECT_EQ(verdict["reason"], "no_variance");
  EXPECT_EQ(verdict["shared"], (std::vector<std::string>{"B", "C"}));
  EXPECT_EQ(verdict["beaten"], (std::vector<std::string>{"A"}));
  EXPECT_LT(verdict["beaten_p"], .05);
}

TEST(CvReport, SaysWhomTheFirstBeatsWhereTheNextDiffersByAConstant) {
  const ReadJson verdict = ReportOfCsv(
      "fold,A,B,C\n1,.71,.85,.86\n2,.72,.87,.88\n3,.70,.84,.85\n"
      "4,.73,.86,.87\n5,.71,.88,.89\n")["verdict"];
  EXPECT_EQ(verdict["kind"], "undefined");
  EXPECT_EQ(verdict["best"], "C");
  EXPECT_EQ(verdict["other"], "B");
  EXPECT_FALSE(verdict.contains("shared"));
  EXPECT_EQ(verdict["beaten"], (std::vector<std::string>{"A"}));
}

TEST(CvReport, NamesThePairsThatDifferBesideTheBestTwo) {
  // B and C are nearly the same; A is worse than both by about .1.
  const ReadJson verdict = ReportOfCsv(kFolds)["verdict"];
  EXPECT_EQ(verdict["kind"], "no_difference");
  EXPECT_EQ(verdict["beaten"], (std::vector<std::string>{"A"}));
  EXPECT_LT(verdict["beaten_p"], .05);
  const ReadJson further = {{{"better", "C"}, {"worse", "A"}}};
  EXPECT_EQ(verdict["further"], further);
}

TEST(CvReport, NamesNoFurtherPairsWhereNoneDiffers) {
  const ReadJson verdict = ReportOfCsv(
      "fold,A,B,C\n1,.30,.20,.41\n2,.22,.31,.30\n3,.39,.29,.22\n"
      "4,.21,.32,.39\n5,.33,.28,.20\n")["verdict"];
  EXPECT_EQ(verdict["kind"], "no_difference");
  EXPECT_FALSE(verdict.contains("beaten"));
  EXPECT_FALSE(verdict.contains("further"));
}

TEST(CvReport, SaysWhetherTheIntervalLiesWithinAGivenRope) {
  EXPECT_EQ(ReportOfCsv(kFolds, R"({"rope": 0.5})")["verdict"]["within_rope"],
            true);
  EXPECT_EQ(ReportOfCsv(kFolds, R"({"rope": 0.001})")["verdict"]["within_rope"],
            false);
  EXPECT_FALSE(ReportOfCsv(kFolds)["verdict"].contains("within_rope"));
}

TEST(CvReport, HasTheStandardDeviationThatIsInT) {
  // B − C: −.01 .01 −.03 .03 −.02, mean −.004, Σ(d − d̄)² = .00232.
  const ReadJson report = ReportOfCsv(kFolds);
  const ReadJson& pair = report["pairs"][2];
  EXPECT_NEAR(pair["mean_diff"].get<double>(), -.004, 1e-15);
  EXPECT_NEAR(pair["std_diff"].get<double>(), std::sqrt(.00232 / 4), 1e-15);
  EXPECT_TRUE(pair["cv5x2_std"].is_null());
}

TEST(CvReport, HasTheFiveByTwoTestOnlyForThatDesign) {
  const ReadJson report = ReportOfCsv(kFolds);
  EXPECT_EQ(report["pairs"][0]["reasons"]["cv5x2_t"], "not_five_by_two");
  EXPECT_EQ(report["input"]["design"], "kfold");
}

TEST(CvReport, HasOneIntervalOfOneDifference) {
  const ReadJson report = ReportOfCsv(kFolds);
  // B − C, the best two: the third pair.
  const ReadJson& pair = report["pairs"][2];
  const ReadJson& verdict = report["verdict"];
  EXPECT_NEAR(pair["mean_difference_low"].get<double>(),
              verdict["low"].get<double>(), 1e-15);
  EXPECT_NEAR(pair["mean_difference_high"].get<double>(),
              verdict["high"].get<double>(), 1e-15);
  EXPECT_TRUE(pair["hedges_g_low"].is_null());
  EXPECT_EQ(pair["reasons"]["hedges_g_low"], "folds_overlap");
}

TEST(CvReport, KeepsTheCorrectedTestWhereAResultIsMissing) {
  // d = .1, .2, .1, .2: mean .15, s² = .01/3; of five folds four are left, and
  // n_test/n_train stays 1/4: t = .15/√(.01/3·(1/4 + 1/4)) = 3.674.
  const ReadJson report =
      ReportOfCsv("fold,A,B\n1,.6,.5\n2,.7,.5\n3,,.5\n4,.6,.5\n5,.7,.5\n",
                  R"({"task":"cv","missing":"drop","higher_is_better":true})");
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["test"], "corrected_t_test");
  EXPECT_NEAR(verdict["statistic"].get<double>(),
              .15 / std::sqrt(.01 / 3 * (1. / 4 + 1. / 4)), 1e-12);
  EXPECT_EQ(report["input"]["folds"], 5);
  EXPECT_EQ(report["input"]["left_out"],
            ReadJson::parse(R"([{"run":"","fold":"3"}])"));
}

TEST(CvReport, CallsNothingSignificantWhereTheSizesAreNotKnown) {
  // A is better in each run, but runs without folds share unknown parts.
  const std::string csv =
      "run,A,B\n1,.91,.5\n2,.92,.5\n3,.91,.5\n4,.93,.5\n5,.92,.5\n";
  const ReadJson report = ReportOfCsv(csv, R"({"higher_is_better":true})");
  EXPECT_EQ(report["verdict"]["kind"], "undefined");
  EXPECT_EQ(report["verdict"]["reason"], "no_test_train_ratio");
  EXPECT_FALSE(report["pairs"][0].contains("better"));
  const ReadJson given =
      ReportOfCsv(csv, R"({"higher_is_better":true,"test_train_ratio":0.5})");
  EXPECT_EQ(given["verdict"]["kind"], "better");
}

TEST(CvReport, HoldsAccuraciesAgainstTheAccuracyThatAnErrorRateLeaves) {
  // .7, .8, .9: mean .8, s = .1; three folds, n_test/n_train = 1/2; the error
  // rate .4 leaves an accuracy of .6: t = (.8 − .6)/(.1·√(1/3 + 1/2)) = 2.191.
  const ReadJson report =
      ReportOfCsv("fold,accuracy\n1,.7\n2,.8\n3,.9\n", R"({"eps0":0.4})");
  const ReadJson& verdict = report["verdict"];
  const double t = .2 / (.1 * std::sqrt(1. / 3 + 1. / 2));
  EXPECT_EQ(verdict["test"], "corrected_t_test");
  EXPECT_EQ(verdict["target"], .6);
  EXPECT_NEAR(verdict["statistic"].get<double>(), t, 1e-12);
  // P(|T₂| > t) = 1 − t/√(2 + t²).
  EXPECT_NEAR(verdict["p"].get<double>(), 1 - t / std::sqrt(2 + t * t), 1e-12);
  EXPECT_LT(verdict["low"], .8 - .2);
  const ReadJson& metrics = report["models"][0]["metrics"];
  EXPECT_EQ(metrics["corrected_t"], verdict["statistic"]);
  // The plain test stands beside it, against the same accuracy.
  EXPECT_NEAR(metrics["one_sample_t"].get<double>(), .2 / (.1 / std::sqrt(3)),
              1e-12);
  const ReadJson without = ReportOfCsv("fold,accuracy\n1,.7\n2,.8\n3,.9\n");
  EXPECT_TRUE(without["verdict"]["p"].is_null());
  EXPECT_EQ(without["verdict"]["reasons"]["p"], "no_eps0");
  EXPECT_EQ(without["verdict"]["low"], verdict["low"]);
}

TEST(CvReport, HasNoIntervalBesideDietterichsTest) {
  const ReadJson report = ReportOfCsv(
      "run,fold,A,B\n1,1,.3,.2\n1,2,.31,.2\n2,1,.3,.22\n2,2,.33,.2\n"
      "3,1,.3,.2\n3,2,.3,.23\n4,1,.34,.2\n4,2,.3,.2\n5,1,.3,.21\n5,2,.3,.2\n");
  EXPECT_EQ(report["verdict"]["test"], "cv5x2_t_test");
  EXPECT_FALSE(report["verdict"].contains("low"));
  const ReadJson& pair = report["pairs"][0];
  EXPECT_TRUE(pair["mean_difference_low"].is_null());
  EXPECT_EQ(pair["reasons"]["mean_difference_low"], "no_interval_of_mean");
}

TEST(CvReport, SaysOfWhichMetricTheResultsAre) {
  const ReadJson splits = ReportOfCsv(
      "params,split0_test_f1_macro,split1_test_f1_macro,split2_test_f1_macro\n"
      "a,.7,.8,.9\nb,.6,.8,.7\n");
  EXPECT_EQ(splits["input"]["measure"], "f1_macro");
  const ReadJson list =
      ReportOfCsv("fold,algorithm,Accuracy\n1,a,.7\n1,b,.6\n2,a,.8\n2,b,.7\n");
  EXPECT_EQ(list["input"]["measure"], "Accuracy");
  const ReadJson negated =
      ReportOfCsv("params,split0_test_mae,split1_test_mae\na,-3,-2\nb,-4,-3\n");
  EXPECT_EQ(negated["input"]["measure"], "neg_mae");
  EXPECT_EQ(negated["verdict"]["best"], "a");
  const ReadJson wide = ReportOfCsv("fold,a,b\n1,.7,.6\n2,.8,.7\n");
  EXPECT_FALSE(wide["input"].contains("measure"));
}

}  // namespace
}  // namespace melon
