#include "roles/comparison/summary_rows.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/column_access.h"
#include "roles/comparison/marked_numbers.h"
#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names Found(std::string_view csv) { return SummaryRows(TableFromCsv(csv), 0); }

TEST(SummaryRows, AreTheLastOnesOnly) {
  EXPECT_EQ(Found("D,A\nx,1\nAverage,1\nAvg. rank,2\n"),
            (Names{"Average", "Avg. rank"}));
  EXPECT_EQ(Found("D,A\nx,1\n平均,1\n"), Names{"平均"});
  EXPECT_EQ(Found("D,A\nAverage,1\nx,1\n"), Names{});
}

TEST(SummaryRows, AreResultsOnAllDataTogetherToo) {
  EXPECT_EQ(Found("D,A\nx,1\ny,2\nall_data,1.4\n"), Names{"all_data"});
  EXPECT_EQ(Found("D,A\nx,1\ny,2\nall,1.4\n"), Names{});
}

TEST(SummaryRows, AreNotAllThatThereIs) {
  EXPECT_EQ(Found("D,A\nmean,1\nstd,1\n"), Names{});
}

TEST(SummaryRows, NeedNames) {
  EXPECT_TRUE(
      SummaryRows(TableFromCsv("D,A\nx,1\nMean,1\n"), std::nullopt).empty());
}

TEST(SummaryRows, AreToldByAWordAmongOthers) {
  for (const std::string name : {"Average accuracy",
                                 "Mean accuracy",
                                 "Avg. Acc.",
                                 "Overall average",
                                 "Macro average",
                                 "Mean value",
                                 "Average (6)",
                                 "Mean (all)",
                                 "Average over all datasets",
                                 "Ø",
                                 "平均表现",
                                 "总体平均",
                                 "Mittelwert",
                                 "Mittel",
                                 "Moyenne",
                                 "Promedio",
                                 "Média",
                                 "Average ranking",
                                 "Ave. rank",
                                 "Avg Rank (lower is better)",
                                 "Friedman rank",
                                 "Rank sum",
                                 "p-value",
                                 "#Wins",
                                 "# best",
                                 "Rang",
                                 "Wins",
                                 "Wins/Ties/Losses",
                                 "排名"})
    EXPECT_EQ(Found("D,A\nx,1\ny,2\n" + name + ",7\n"), Names{name});
}

TEST(SummaryRows, AreNoDataSetsAboveTheLast) {
  EXPECT_EQ(Found("D,A\nmean-shift,1\naverage-linkage,1\ntotal-sales,2\n"
                  "x,1\n"),
            Names{});
  EXPECT_EQ(Found("D,A\nx,1\nmeander,1\nfranking,2\ntotal-sales,2\n"), Names{});
}

/// The means of three rows: (.81 + .71 + .94)/3 = .82, (.83 + .75 + .91)/3 =
/// .83.
std::string WithLastRow(const std::string& last) {
  return "D,A,B\nx,.81,.83\ny,.71,.75\nz,.94,.91\n" + last + "\n";
}

Names FoundByResults(const std::string& csv) {
  const std::vector<std::size_t> results = {1, 2};
  return SummaryRows(TableFromCsv(csv), 0, results);
}

TEST(SummaryRows, AreToldByTheMeansOfTheRowsAbove) {
  EXPECT_EQ(FoundByResults(WithLastRow("Gesamt,.82,.83")), Names{"Gesamt"});
  EXPECT_EQ(FoundByResults(WithLastRow("Gesamt,.82,.84")), Names{});
  EXPECT_EQ(Found(WithLastRow("Gesamt,.82,.83")), Names{});
  // Two rows above are too few, and so is one decimal.
  EXPECT_EQ(FoundByResults("D,A,B\nx,.81,.83\ny,.71,.75\nz,.76,.79\n"),
            Names{});
  EXPECT_EQ(FoundByResults(WithLastRow("Gesamt,.8,.8")), Names{});
}

TEST(SummaryRows, AreToldByMeansOfPercentagesToo) {
  // (81.2 + 71.1 + 94.4)/3 = 82.23, (83.5 + 75.3 + 91.9)/3 = 83.57.
  const std::optional<Table> table = WithoutMarks(
      TableFromCsv("D,A,B\nx,81.2%,83.5%\ny,71.1%,75.3%\nz,94.4%,91.9%\n"
                   "Gesamt,82.2%,83.6%\n"));
  ASSERT_TRUE(table);
  const std::vector<std::size_t> results = {1, 2};
  EXPECT_EQ(SummaryRows(*table, 0, results), Names{"Gesamt"});
}

TEST(SummaryRows, IncludeWhatStandsBelowARowOfMeans) {
  EXPECT_EQ(FoundByResults(WithLastRow("Average,.82,.83\nBestwerte,1,2")),
            (Names{"Average", "Bestwerte"}));
  EXPECT_EQ(FoundByResults(WithLastRow("Average,.9,.7\nw,.8,.7")), Names{});
}

TEST(SummaryRows, AreToldByWinsTiesAndLosses) {
  const std::string table = "D,A,B\nx,.9,.8\ny,.8,.7\nz,.7,.6\n";
  for (const std::string name : {"W/T/L", "vs A", "total"}) {
    EXPECT_EQ(Found(table + name + ",-,3/0/0\n"), Names{name});
    EXPECT_EQ(Found(table + name + ",3-0-0,0-0-3\n"), Names{name});
    EXPECT_EQ(Found(table + name + ",(3/0/0),( 0/0/3 )\n"), Names{name});
  }
  // Without a name, by the first of its texts.
  EXPECT_EQ(Found(table + ",0/0/3,3/0/0\n"), Names{"0/0/3"});
  // Shares and numbers are results.
  EXPECT_EQ(Found(table + "u,1/2,2/2\n"), Names{});
  EXPECT_EQ(Found(table + "u,1/2/0,.7\n"), Names{});
}

TEST(SummaryRows, OfWinsDoNotHideThatTheTableComparesLearners) {
  const std::string rows =
      "Dataset,NB,RF,SVM\na,.81,.9,.85\nb,.72,.8,.78\nc,.9,.93,.95\n"
      "d,.66,.7,.71\ne,.88,.87,.9\nf,.79,.84,.83\n";
  const ReadJson plain = ReportOfCsv(rows);
  ASSERT_EQ(plain["task"], "friedman");
  for (const std::string last :
       {",0/0/6,1/2/3,3/1/2\n", "W/T/L,5-1-0,1-2-3,3-1-2\n"}) {
    const ReadJson report = ReportOfCsv(rows + last);
    EXPECT_EQ(report["tests"], plain["tests"]);
    EXPECT_NE(report["advice"].dump().find("summary_row_left_out"),
              std::string::npos);
  }
}

TEST(SummaryRows, AreDescriptionsOfTheRowsAboveInAnyOrderAndLanguage) {
  EXPECT_EQ(Found("D,A\nx,1\ny,2\nMin,1\nMax,2\nMittelwert,1.5\n"
                  "Stdabw.,.7\n"),
            (Names{"Min", "Max", "Mittelwert", "Stdabw."}));
  // What pandas' describe writes.
  EXPECT_EQ(Found("D,A\nx,1\ny,2\ncount,2\nmean,1.5\nstd,.7\nmin,1\n"
                  "25%,1.25\n50%,1.5\n75%,1.75\nmax,2\n"),
            (Names{"count", "mean", "std", "min", "25%", "50%", "75%", "max"}));
  // Shares of the data that models learnt from.
  EXPECT_EQ(Found("Data used,A\n10%,1\n25%,2\n50%,2\n"), Names{});
}

TEST(SummaryRows, AreWhatHasNoNumberBelowNumberedFolds) {
  EXPECT_EQ(Found("fold,A\nFold 1,.8\nFold 2,.9\nStreuung,.05\n"),
            Names{"Streuung"});
  // Below numbers alone, one of them must be called a summary.
  EXPECT_EQ(Found("fold,A\n1,.8\n2,.9\nMittelwert,.84\nSE,.05\n"),
            (Names{"Mittelwert", "SE"}));
  EXPECT_EQ(Found("D,A\n1,.8\n2,.9\niris,.7\n"), Names{});
  EXPECT_EQ(Found("D,A\nFold 1,.8\nx,.9\nFold 2,.7\n"), Names{});
}

TEST(SummaryRows, BelowFoldsAreNoFolds) {
  const std::string folds =
      "Fold;SVM;RF\nFold 1;0,78;0,88\nFold 2;0,82;0,83\nFold 3;0,80;0,84\n"
      "Fold 4;0,81;0,85\n";
  for (const std::string below :
       {"Min;0,78;0,83\nMax;0,82;0,88\nMittelwert;0,80;0,85\n"
        "Stdabw.;0,02;0,02\n",
        // Copied by hand, not quite the mean and the deviation.
        "Mittelwert;0,81;0,84\nStdabw.;0,03;0,03\n",
        "count;4;4\nmean;0,80;0,85\nstd;0,02;0,02\nmin;0,78;0,83\n"
        "25%;0,79;0,84\n50%;0,80;0,84\n75%;0,81;0,86\nmax;0,82;0,88\n"}) {
    const ReadJson report = ReportOfCsv(folds + below);
    EXPECT_EQ(report["tests"]["n_folds"], 4) << below;
    EXPECT_EQ(report["verdict"], ReportOfCsv(folds)["verdict"]) << below;
    EXPECT_NE(report["advice"].dump().find("summary_row_left_out"),
              std::string::npos);
  }
}

TEST(SummaryRows, BelowTheIndexOfAFrameAreNoFolds) {
  const std::string folds = ",SVM,RF\n0,.78,.88\n1,.82,.83\n2,.80,.84\n";
  const ReadJson report =
      ReportOfCsv(folds +
                  "count,3,3\nmean,.80,.85\nstd,.02,.03\nmin,.78,.83\n"
                  "25%,.79,.835\n50%,.80,.84\n75%,.81,.86\nmax,.82,.88\n");
  EXPECT_EQ(report["tests"]["n_folds"], 3);
  EXPECT_EQ(report["verdict"], ReportOfCsv(folds)["verdict"]);
}

TEST(RowsAboveSummaries, AreFewestByTheColumnThatNamesMostSummaries) {
  const std::string rows =
      "x,s,1\ny,s,2\nz,s,3\nu,s,4\nv,s,5\nw,Rank,6\nMean,s,7\n";
  EXPECT_EQ(RowsAboveSummaries(TableFromCsv("D,E,A\n" + rows)), 6U);
  EXPECT_EQ(RowsAboveSummaries(TableFromCsv("D,E,A\n" + rows + "Std,Mean,8\n")),
            6U);
  EXPECT_EQ(RowsAboveSummaries(TableFromCsv("E,A\na,1\nb,2\n")), 2U);
}

TEST(WithoutLastRows, ForgetsTheirLabels) {
  const Table kept =
      WithoutLastRows(TableFromCsv("D,A\nx,1\ny,2\nx,1\nMean,-\n"), 1);
  EXPECT_EQ(kept.columns[0].labels, (Names{"x", "y"}));
  EXPECT_EQ(kept.columns[1].label_flaws.size(), 2U);
}

TEST(WithoutLastRows, ForgetsTheirFlaws) {
  const Table table = TableFromCsv("D,A\nx,1\ny,2\nMean,\nRank,-\n");
  const Table kept = WithoutLastRows(table, 2);
  EXPECT_EQ(kept.row_count, 2U);
  EXPECT_EQ(NumberFlaws(kept.columns[1]).total(), 0U);
  EXPECT_EQ(ToNumbers(kept.columns[1]), (std::vector<double>{1, 2}));
}

TEST(WithoutLastRows, ForgetsTheFlawsOfLongColumnsToo) {
  std::string csv = "D,A\n";
  for (int i = 0; i < 400; ++i)
    csv.append(std::to_string(i))
        .append(",")
        .append(std::to_string(i))
        .append(".5\n");
  csv += "x,\nMean,\n";
  const Table kept = WithoutLastRows(TableFromCsv(csv), 1);
  ASSERT_EQ(kept.columns[1].storage, Storage::numbers);
  EXPECT_EQ(kept.columns[1].numbers.size(), 401U);
  EXPECT_EQ(kept.columns[1].missing_count, 1U);
  EXPECT_EQ(kept.columns[1].first_flaws.size(), 1U);
}

TEST(IsStatisticName, KnowsWordsThatTogetherTellAStatistic) {
  for (const char* name : {"mean", "SD", "CV Mean", "CV Std", "Std Dev", "Min",
                           "test score mean"}) {
    EXPECT_TRUE(IsStatisticName(name)) << name;
    EXPECT_TRUE(IsSummaryName(name)) << name;
  }
  for (const char* name :
       {"accuracy_mean", "RF mean", "test", "score", "cv", "MaxEnt"})
    EXPECT_FALSE(IsStatisticName(name)) << name;
}

}  // namespace
}  // namespace melon
