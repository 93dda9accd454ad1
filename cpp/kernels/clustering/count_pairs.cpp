#include "kernels/clustering/count_pairs.h"

#include <cassert>
#include <cstdint>
#include <span>

namespace melon {
namespace {

/// 128 bits are enough for the pairs of up to 2⁶² points.
__extension__ using Wide = unsigned __int128;
constexpr double kMostExactPoints = 0x1p62;
/// The product of two counts of pairs goes with the fourth power.
constexpr double kMostPoints = 1e75;

Wide PairsOf(double points) {
  const Wide count = static_cast<std::uint64_t>(points);
  return count == 0 ? 0 : count * (count - 1) / 2;
}

Wide PairsWithin(std::span<const double> groups) {
  Wide pairs = 0;
  for (const double group : groups) pairs += PairsOf(group);
  return pairs;
}

PairCounts CountExactly(const ContingencyTable& table) {
  Wide both = 0;
  for (const ContingencyTable::Cell& cell : table.cells)
    both += PairsOf(cell.weight);
  const Wide clusters = PairsWithin(table.column_totals);
  const Wide truth = PairsWithin(table.row_totals);
  const Wide all = PairsOf(table.total);
  return {.together_in_both = static_cast<double>(both),
          .together_in_clusters = static_cast<double>(clusters - both),
          .together_in_truth = static_cast<double>(truth - both),
          .apart_in_both = static_cast<double>(all - clusters - truth + both)};
}

/// Beyond the range of integers, where one point more or less is far below the
/// precision of a double: n² in place of n(n − 1).
PairCounts CountNearly(const ContingencyTable& table) {
  PairCounts counts;
  for (const ContingencyTable::Cell& cell : table.cells) {
    const double row_rest = table.row_totals[cell.row] - cell.weight;
    const double column_rest = table.column_totals[cell.column] - cell.weight;
    const double rest = table.total - cell.weight - row_rest - column_rest;
    counts.together_in_both += cell.weight * (cell.weight / 2);
    counts.together_in_clusters += cell.weight * (column_rest / 2);
    counts.together_in_truth += cell.weight * (row_rest / 2);
    counts.apart_in_both += cell.weight * (rest / 2);
  }
  return counts;
}

}  // namespace

const Reason* WhyNoPairs(const ContingencyTable& table) {
  if (!table.whole_weights) return &reasons::fractional_weights;
  if (table.total < 2) return &reasons::no_pairs;
  if (table.total > kMostPoints) return &reasons::overflow;
  return nullptr;
}

PairCounts CountPairs(const ContingencyTable& table) {
  assert(table.whole_weights);
  return table.total <= kMostExactPoints ? CountExactly(table)
                                         : CountNearly(table);
}

}  // namespace melon
