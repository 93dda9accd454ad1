#include "kernels/clustering/count_contingency.h"

#include <gtest/gtest.h>

#include <map>
#include <utility>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Groups = std::vector<std::uint16_t>;
using Cells = std::map<std::pair<std::size_t, std::size_t>, double>;

Groups RandomGroups(std::size_t n, std::uint32_t groups, std::uint64_t seed) {
  Random random(seed);
  Groups group;
  for (std::size_t i = 0; i < n; ++i)
    group.push_back(static_cast<std::uint16_t>(random.Below(groups)));
  return group;
}

Cells PlainCells(const Groups& rows, const Groups& columns,
                 const std::vector<double>& weight) {
  Cells cells;
  for (std::size_t i = 0; i < rows.size(); ++i)
    cells[{rows[i], columns[i]}] += weight.empty() ? 1 : weight[i];
  std::erase_if(cells, [](const auto& cell) { return cell.second == 0; });
  return cells;
}

void ExpectPlain(const ContingencyTable& table, const Cells& plain) {
  ASSERT_EQ(table.cells.size(), plain.size());
  auto wanted = plain.begin();
  for (const ContingencyTable::Cell& cell : table.cells) {
    EXPECT_EQ(cell.row, wanted->first.first);
    EXPECT_EQ(cell.column, wanted->first.second);
    EXPECT_DOUBLE_EQ(cell.weight, wanted->second);
    ++wanted;
  }
}

TEST(CountContingency, CountsEveryPairOfGroups) {
  const Groups truth = {0, 0, 0, 1, 1, 1};
  const Groups clusters = {0, 0, 1, 1, 2, 2};
  const ContingencyTable table =
      CountContingency({truth, 2}, {clusters, 3}, {});
  ExpectPlain(table, {{{0, 0}, 2}, {{0, 1}, 1}, {{1, 1}, 1}, {{1, 2}, 2}});
  EXPECT_EQ(table.row_totals, (std::vector<double>{3, 3}));
  EXPECT_EQ(table.column_totals, (std::vector<double>{2, 2, 2}));
  EXPECT_EQ(table.total, 6);
  EXPECT_TRUE(table.whole_weights);
}

TEST(CountContingency, AddsWeightsAndLeavesOutCellsWithoutAny) {
  const Groups rows = {0, 0, 1};
  const Groups columns = {1, 1, 0};
  const std::vector<double> weight = {.5, .25, 0};
  const ContingencyTable table =
      CountContingency({rows, 2}, {columns, 2}, weight);
  ExpectPlain(table, {{{0, 1}, .75}});
  EXPECT_EQ(table.row_totals, (std::vector<double>{.75, 0}));
  EXPECT_FALSE(table.whole_weights);
}

TEST(CountContingency, OfFewGroupsEqualsThePlainTwin) {
  const Groups rows = RandomGroups(10'007, 5, 1);
  const Groups columns = RandomGroups(10'007, 7, 2);
  ExpectPlain(CountContingency({rows, 5}, {columns, 7}, {}),
              PlainCells(rows, columns, {}));
}

TEST(CountContingency, OfHundredsOfGroupsEqualsThePlainTwin) {
  const Groups rows = RandomGroups(5000, 300, 3);
  const Groups columns = RandomGroups(5000, 400, 4);
  ExpectPlain(CountContingency({rows, 300}, {columns, 400}, {}),
              PlainCells(rows, columns, {}));
}

TEST(CountContingency, OfThousandsOfGroupsEqualsThePlainTwin) {
  const Groups rows = RandomGroups(30'000, 5000, 5);
  const Groups columns = RandomGroups(30'000, 65'535, 6);
  std::vector<double> weight(rows.size());
  Random random(7);
  for (double& one : weight) one = random.Below(3);
  ExpectPlain(CountContingency({rows, 5000}, {columns, 65'535}, weight),
              PlainCells(rows, columns, weight));
  ExpectPlain(CountContingency({rows, 5000}, {columns, 65'535}, {}),
              PlainCells(rows, columns, {}));
}

TEST(CountContingency, OfNoCasesIsEmpty) {
  const ContingencyTable table = CountContingency({{}, 2}, {{}, 3}, {});
  EXPECT_TRUE(table.cells.empty());
  EXPECT_EQ(table.total, 0);
}

}  // namespace
}  // namespace melon
