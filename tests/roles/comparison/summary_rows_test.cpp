#include "roles/comparison/summary_rows.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/column_access.h"
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

TEST(SummaryRows, AreNotAllThatThereIs) {
  EXPECT_EQ(Found("D,A\nmean,1\nstd,1\n"), Names{});
}

TEST(SummaryRows, NeedNames) {
  EXPECT_TRUE(
      SummaryRows(TableFromCsv("D,A\nx,1\nMean,1\n"), std::nullopt).empty());
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

}  // namespace
}  // namespace melon
