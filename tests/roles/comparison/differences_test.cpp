#include "roles/comparison/differences.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

/// Results of three learners on six data sets; the last is the best.
constexpr const char* kRows[] = {
    "Cora,81.5,83.0,84.1", "Citeseer,70.3,72.5,73.0", "Pubmed,79.0,79.2,80.2",
    "NELL,66.0,65.2,68.3", "PPI,61.2,97.3,98.7",      "Reddit,93.3,94.1,94.9"};
/// 84.1 − 83.0 = 1.1, 73.0 − 72.5 = .5, …, 94.9 − 94.1 = .8.
constexpr const char* kGains[] = {"1.1", ".5", "1.0", "2.3", "1.4", ".8"};
/// The same of 83.0, 72.5, …, 94.1 in percent: 1.1/83.0 = 1.33 %.
constexpr const char* kPercents[] = {"1.33", ".69",  "1.26",
                                     "3.48", "1.44", ".85"};

std::string WithColumn(const std::string& name, const char* const* cells) {
  std::string csv = "Dataset,GCN,GAT,Ours," + name + "\n";
  for (std::size_t i = 0; i < 6; ++i)
    csv.append(kRows[i]).append(",").append(cells[i]).append("\n");
  return csv;
}

Names Columns(const std::string& csv) {
  const Table table = TableFromCsv(csv);
  Names names;
  for (const std::size_t index : DifferenceColumns(table, {1, 2, 3, 4}))
    names.push_back(table.columns[index].name);
  return names;
}

TEST(DifferenceColumns, AreToldByTheirNames) {
  constexpr const char* kOther[] = {"4", "5", "2", "7", "1", "3"};
  for (const std::string name :
       {"Improvement", "Improv. (%)", "Δ", "Δ (%)", "Verbesserung",
        "Relative improvement", "相对提升"})
    EXPECT_EQ(Columns(WithColumn(name, kOther)), Names{name});
  // Learners may be called so.
  for (const std::string name : {"GAIN", "Delta", "提升", "Boosting", "Δ-GCN"})
    EXPECT_EQ(Columns(WithColumn(name, kOther)), Names{}) << name;
}

TEST(DifferenceColumns, AreToldByTheResultsBesideThem) {
  for (const std::string name : {"Gain", "提升", "Difference", "vs. best"}) {
    EXPECT_EQ(Columns(WithColumn(name, kGains)), Names{name});
    EXPECT_EQ(Columns(WithColumn(name, kPercents)), Names{name});
  }
}

TEST(DifferenceColumns, AreCalledSoAndNegativeWhereNoResultIs) {
  constexpr const char* kOther[] = {"-4", "5", "2", "-7", "1", "3"};
  EXPECT_EQ(Columns(WithColumn("delta", kOther)), Names{"delta"});
  EXPECT_EQ(Columns(WithColumn("MLP", kOther)), Names{});
}

TEST(DifferenceColumns, AreTheSmallerOfTwo) {
  // B = A + C, so that B - C = A as well.
  EXPECT_EQ(DifferenceColumns(
                TableFromCsv("D,A,B,C\nx,.812,.823,.011\ny,.701,.745,.044\n"
                             "z,.933,.958,.025\nu,.645,.651,.006\n"),
                {1, 2, 3}),
            std::vector<std::size_t>{3});
}

TEST(DifferenceColumns, AreNotRankedAsLearners) {
  const std::string plain = [] {
    std::string csv = "Dataset,GCN,GAT,Ours\n";
    for (const char* const row : kRows) csv.append(row).append("\n");
    return csv;
  }();
  const ReadJson expected = ReportOfCsv(plain)["verdict"];
  EXPECT_EQ(expected["best"], Names{"Ours"});
  for (const std::string name : {"Gain", "提升", "Improvement", "Δ"}) {
    const ReadJson report = ReportOfCsv(WithColumn(name, kGains));
    EXPECT_EQ(report["verdict"], expected) << name;
    EXPECT_EQ(report["warnings"][0]["code"], "summary_columns_left_out");
  }
}

std::string WithRow(const std::string& last) {
  return "Method,Cora,Citeseer,Pubmed,NELL,PPI\n"
         "GCN,81.5,70.3,79.0,66.0,61.2\nGAT,83.0,72.5,79.0,65.2,97.3\n"
         "SGC,81.0,71.9,78.9,64.1,60.2\nOurs,84.1,73.0,80.2,68.3,98.7\n" +
         last;
}

TEST(DifferenceRows, AreNotRankedAsLearners) {
  const ReadJson expected = ReportOfCsv(WithRow(""))["verdict"];
  // 84.1 − 83.0 = 1.1, 73.0 − 72.5 = .5, 80.2 − 79.0 = 1.2, …
  for (const std::string name : {"Gain", "Improvement", "提升", "Δ"}) {
    for (const std::string cells :
         {",1.1,0.5,1.2,2.3,1.4\n", ",+1.1,+0.5,+1.2,+2.3,+1.4\n"}) {
      const ReadJson report = ReportOfCsv(WithRow(name + cells));
      EXPECT_EQ(report["verdict"], expected) << name;
      EXPECT_NE(report["advice"].dump().find("summary_row_left_out"),
                std::string::npos);
    }
  }
  EXPECT_EQ(ReportOfCsv(WithRow("GAIN,80,71,77,64,95\n"))["models"].size(), 5U);
}

TEST(DifferenceColumns, AreChangesOfOthersByTheirNames) {
  const Table table = TableFromCsv(
      "clean,noise,noise_drop_pct,contrast_reduction,"
      "contrast_reduction_drop_pct,avg_drop_pct,RF_drop\n"
      ".9,.8,11.1,.7,22.2,16.7,.6\n.8,.7,12.5,.6,25,18.8,.7\n");
  EXPECT_EQ(DifferenceColumns(table, {0, 1, 2, 3, 4, 5, 6}),
            (std::vector<std::size_t>{2, 4, 5}));
}

TEST(DifferenceColumns, AreSubtractionsByTheirNames) {
  for (const char* name : {"diff_median_xgb_minus_rf", "delta RF vs SVM"})
    EXPECT_TRUE(IsDifferenceName(name)) << name;
  for (const char* name : {"diffusion", "one-vs-rest", "DiffNet"})
    EXPECT_FALSE(IsDifferenceName(name)) << name;
}

}  // namespace
}  // namespace melon
