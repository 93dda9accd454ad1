#include "tasks/friedman/table_findings.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/comparison/report_findings.h"
#include "tasks/friedman/tables_of_results.h"

namespace melon {
namespace {

TEST(FindingsOnTable, DoNotSpeakOfTestsThatWereNotMade) {
  const auto findings = FindingsOfCsv("dataset,A,B,C\niris,.9,.8,.7\n");
  EXPECT_EQ(findings, (std::vector<std::string>{"warning:one_data_set",
                                                "caution:direction_guessed"}));
}

TEST(FindingsOnTable, SendTheFoldsOfOneDataSetToAnotherTask) {
  const ReadJson report = ReportOfCsv("dataset,A,B,C\niris,.9,.8,.7\n");
  const ReadJson option = FindingOf(report, "one_data_set")["option"];
  EXPECT_EQ(option["name"], "task");
  EXPECT_EQ(option["value"], "cv");
}

TEST(FindingsOnTable, WarnOfFoldsThatCountAsDataSets) {
  const std::string folds =
      "fold,A,B,C\n1,.9,.8,.7\n2,.8,.9,.7\n3,.9,.7,.8\n4,.9,.8,.6\n";
  const ReadJson report = ReportOfCsv(folds, R"({"task": "friedman"})");
  EXPECT_TRUE(Has(FindingsOf(report), "warning:folds_as_data_sets"));
  EXPECT_EQ(FindingOf(report, "folds_as_data_sets")["option"]["value"], "cv");
  EXPECT_TRUE(
      Has(FindingsOfCsv(folds, R"({"task": "friedman", "dataset": "fold"})"),
          "warning:folds_as_data_sets"));
  EXPECT_FALSE(Has(FindingsOfCsv(kDemsar), "warning:folds_as_data_sets"));
  // Averaged over folds, the data sets are named.
  EXPECT_FALSE(Has(FindingsOfCsv("dataset,fold,A,B\nx,1,.9,.8\nx,2,.8,.7\n"
                                 "y,1,.7,.6\ny,2,.8,.7\n"),
                   "warning:folds_as_data_sets"));
}

TEST(FindingsOnTable, WarnOfScalesThatCannotBeCompared) {
  const std::string two =
      "dataset,A,B\na,.01,.02\nb,3000,2900\nc,5,6\nd,7,8\ne,9,8\nf,2,3\n";
  EXPECT_TRUE(Has(FindingsOfCsv(two, R"({"higher_is_better": false})"),
                  "warning:scales_differ"));
  const std::string three =
      "dataset,A,B,C\na,.01,.02,.03\nb,3000,2900,2800\nc,5,6,4\nd,7,8,6\n";
  const std::string lower = R"({"higher_is_better": false)";
  // Ranks within a data set do not mind.
  EXPECT_TRUE(Has(FindingsOfCsv(three, lower + "}"), "caution:scales_differ"));
  EXPECT_TRUE(
      Has(FindingsOfCsv(three, lower + R"(, "post_hoc": "wilcoxon_holm"})"),
          "warning:scales_differ"));
  // Rates are on one scale, however small.
  EXPECT_FALSE(Has(FindingsOfCsv("dataset,A,B,C\na,.0001,.0002,.0003\n"
                                 "b,.3,.4,.5\nc,.1,.2,.1\n",
                                 lower + "}"),
                   "caution:scales_differ"));
}

TEST(FindingsOnTable, SayWhatRanksInPlaceOfResultsAreGoodFor) {
  EXPECT_TRUE(
      Has(FindingsOfCsv("D,A,B,C\na,1,2,3\nb,1,2.5,2.5\nc,1,2,3\nd,1,2,3\n"),
          "caution:ranks_given"));
  EXPECT_FALSE(Has(FindingsOfCsv(kDemsar), "caution:ranks_given"));
}

TEST(FindingsOnTable, SetTheCorrectionForTiesBesideThePlainForm) {
  EXPECT_TRUE(Has(FindingsOfCsv(kDemsar), "fits:tie_corrected"));
  EXPECT_FALSE(Has(FindingsOfCsv(Wide(9, 4, Mixed)), "fits:tie_corrected"));
}

TEST(FindingsOnTable, PointToRoundingWhereTiesAreMany) {
  const std::string rounded =
      Wide(9, 4, [](std::size_t row, std::size_t column) {
        return .5 + (.1 * static_cast<double>((row * column) % 3));
      });
  EXPECT_TRUE(Has(FindingsOfCsv(rounded), "caution:many_ties"));
  EXPECT_FALSE(Has(FindingsOfCsv(Wide(9, 4, Mixed)), "caution:many_ties"));
}

TEST(FindingsOnTable, DoNotLayTiesToRoundingWhereAllDecimalsAreGiven) {
  constexpr std::string_view kResults[] = {
      "0.543216789054321", "0.643216789054322", "0.743216789054323"};
  std::string csv = "dataset,A,B,C,D\n";
  for (std::size_t row = 0; row < 9; ++row) {
    csv += "d" + std::to_string(row);
    for (std::size_t column = 0; column < 4; ++column)
      csv.append(",").append(kResults[(row * column) % 3]);
    csv += "\n";
  }
  const std::string sentence = SentenceOf(ReportOfCsv(csv), "many_ties");
  EXPECT_NE(sentence.find("were not rounded"), std::string::npos) << sentence;
  EXPECT_EQ(sentence.find("15 decimals"), std::string::npos) << sentence;
}

TEST(FindingsOnTable, LayTiesToTheToleranceThatMadeThem) {
  // All differences are .02 at most.
  std::string csv = "dataset,A,B\n";
  for (int i = 1; i <= 8; ++i)
    csv += "d" + std::to_string(i) + ",.5," + (i <= 5 ? ".51" : ".52") + "\n";
  EXPECT_FALSE(Has(FindingsOfCsv(csv), "caution:many_ties"));
  const ReadJson some = ReportOfCsv(csv, R"({"tie_tolerance": 0.01})");
  EXPECT_NE(SentenceOf(some, "many_ties").find("tolerance 0.01"),
            std::string::npos);
  EXPECT_EQ(FindingOf(some, "many_ties")["option"]["name"], "tie_tolerance");
  const ReadJson all = ReportOfCsv(csv, R"({"tie_tolerance": 0.02})");
  EXPECT_EQ(SentenceOf(all, "all_tied").find("nothing to test"),
            std::string::npos);
  // Wilcoxon's test uses the differences as they are: 2/2⁸.
  EXPECT_EQ(all["verdict"]["p"], 2.0 / 256);
  EXPECT_EQ(all["advice"]["test"], "wilcoxon_signed_rank");
}

TEST(FindingsOnTable, AskWhetherADataSetStandsThereTwice) {
  const std::string demsar(kDemsar);
  const std::string sentence = SentenceOf(
      ReportOfCsv(demsar + "again,.599,.591,.59,.569\n"), "repeated_data_set");
  EXPECT_NE(sentence.find("\"breast cancer\" and \"again\""), std::string::npos)
      << sentence;
  // Mushroom is 1 everywhere: equal results of all algorithms are not a sign.
  EXPECT_TRUE(
      SentenceOf(ReportOfCsv(demsar + "other,1,1,1,1\n"), "repeated_data_set")
          .empty());
}

TEST(FindingsOnTable, DoubtARowThatIsCalledAMean) {
  EXPECT_TRUE(Has(FindingsOfCsv("dataset,A,B,C\nmean,.8,.7,.6\nx,.9,.8,.5\n"
                                "y,.7,.6,.7\nz,.8,.7,.65\n"),
                  "warning:summary_row"));
}

TEST(FindingsOnTable, DoubtTheSameNamesAsAreLeftOutAtTheEnd) {
  const std::string rows = ",.8,.7,.6\nx,.9,.8,.5\ny,.7,.6,.7\nz,.8,.7,.65\n";
  for (const std::string name : {"Average accuracy", "Mittelwert", "#Wins"})
    EXPECT_TRUE(Has(FindingsOfCsv("dataset,A,B,C\n" + name + rows),
                    "warning:summary_row"));
  for (const std::string name : {"mean-shift", "total-sales"})
    EXPECT_FALSE(Has(FindingsOfCsv("dataset,A,B,C\n" + name + rows),
                     "warning:summary_row"));
}

TEST(FindingsOnTable, SayThatFoldsWereAveraged) {
  EXPECT_TRUE(Has(FindingsOfCsv("dataset,fold,A,B,C\nx,1,.9,.8,.5\n"
                                "x,2,.9,.7,.4\ny,1,.7,.6,.7\ny,2,.8,.6,.5\n"
                                "z,1,.8,.7,.6\nz,2,.8,.6,.6\n"),
                  "fits:folds_averaged"));
}

TEST(FindingsOnTable, TellNumberedRepetitionsOfFewDataSets) {
  const auto results = [](const std::vector<std::string>& names) {
    std::string csv = "dataset,A,B,C\n";
    for (int i = 0; i < 12; ++i)
      csv += names[static_cast<std::size_t>(i) % names.size()] +
             std::to_string(i) + ",.5" + std::to_string(i) + ",.6" +
             std::to_string(i * 7 % 12) + ",.7" + std::to_string(i * 5 % 12) +
             "\n";
    return csv;
  };
  const std::string sentence = SentenceOf(
      ReportOfCsv(results({"iris_", "wine_"})), "numbered_data_sets");
  EXPECT_NE(sentence.find("12 data sets"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("of 2 (such as \"iris\")"), std::string::npos)
      << sentence;
  // The number may stand within the name.
  std::string csv = "dataset,A,B\n";
  for (int i = 0; i < 12; ++i)
    csv += std::string(i % 2 == 0 ? "iris" : "wine") +
           " split=" + std::to_string(i) + " test,.5" + std::to_string(i) +
           ",.6" + std::to_string(i * 7 % 12) + "\n";
  EXPECT_NE(SentenceOf(ReportOfCsv(csv), "numbered_data_sets").find("of 2"),
            std::string::npos);
  // Data sets without names of their own; and names that end in a number.
  for (const std::vector<std::string>& names :
       {std::vector<std::string>{"set_"}, {"mnist", "letter"}})
    EXPECT_TRUE(
        SentenceOf(ReportOfCsv(results(names)), "numbered_data_sets").empty());
}

TEST(FindingsOnTable, WarnOfSchemesThatCountAsDataSets) {
  const ReadJson report = ReportOfCsv(
      "model,GroupKFold by class,Stratified 5-fold\nTree,.64,.81\n"
      "KNN,.72,.88\nForest,.75,.89\nMLP,.6,.7\n");
  EXPECT_EQ(report["task"], "friedman");
  EXPECT_TRUE(Has(FindingsOf(report), "warning:schemes_as_data_sets"));
  EXPECT_FALSE(Has(FindingsOfCsv(kDemsar), "warning:schemes_as_data_sets"));
}

}  // namespace
}  // namespace melon
