#include "kernels/clustering/contingency_working.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kernels/clustering/count_contingency.h"

namespace melon {
namespace {

/// Classes of 2 and 1, an empty one, and clusters of 1 and 2.
ContingencyTable Small() {
  static constexpr std::uint16_t kTruth[] = {0, 0, 2};
  static constexpr std::uint16_t kClusters[] = {0, 1, 1};
  ContingencyTable table = CountContingency({kTruth, 3}, {kClusters, 2}, {});
  table.row_names = {"cat", "cow", "dog"};
  table.column_names = {"k_1", "k_2"};
  return table;
}

TEST(ShowContingency, HasTheNamesAndTheTotals) {
  Working working;
  ShowContingency(Small(), working);
  working.Result(0.0);
  const WorkingTable& table = working.lines().front().tables.front();
  EXPECT_EQ(table.heads,
            (std::vector<std::string>{"m_{jk}", R"(\text{k\_1})",
                                      R"(\text{k\_2})", R"(\Sigma)"}));
  const std::vector<WorkingRow> rows = {{"cat", 1.0, 1.0, 2.0},
                                        {"cow", 0.0, 0.0, 0.0},
                                        {"dog", 0.0, 1.0, 1.0},
                                        {"Σ", 1.0, 2.0, 3.0}};
  EXPECT_EQ(table.rows, rows);
}

TEST(GroupingTerms, LeaveOutEmptyGroups) {
  EXPECT_EQ(ClassTerms(Small()).sizes, (std::vector<double>{2, 1}));
  EXPECT_EQ(ClusterTerms(Small()).sizes, (std::vector<double>{1, 2}));
  EXPECT_EQ(PointsTerm(Small()).value(), 3);
}

}  // namespace
}  // namespace melon
