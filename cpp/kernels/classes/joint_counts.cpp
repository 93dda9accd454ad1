#include "kernels/classes/joint_counts.h"

#include <cassert>

#include "base/sum.h"

namespace melon {
namespace {

/// A counter that was just stored cannot be loaded at once; neighbouring rows
/// often have the same codes, so they count into tables of their own.
constexpr std::size_t kTables = 4;
/// More cells than this would leave the first-level cache.
constexpr std::size_t kMostCellsPerTable = 4096;

std::vector<double> Total(const std::vector<std::uint32_t>& tables,
                          std::size_t cells) {
  std::vector<double> total(cells);
  for (std::size_t i = 0; i < tables.size(); ++i) total[i % cells] += tables[i];
  return total;
}

std::vector<double> Counts(std::span<const std::uint16_t> first,
                           std::span<const std::uint16_t> second,
                           std::size_t code_count) {
  const std::size_t cells = code_count * code_count;
  const std::size_t n = first.size();
  const auto cell = [&](std::size_t i) {
    return (first[i] * code_count) + second[i];
  };
  if (cells > kMostCellsPerTable) {
    std::vector<std::uint32_t> table(cells);
    for (std::size_t i = 0; i < n; ++i) ++table[cell(i)];
    return Total(table, cells);
  }
  std::vector<std::uint32_t> tables(kTables * cells);
  std::uint32_t* const counts = tables.data();
  std::size_t i = 0;
  for (; i + kTables <= n; i += kTables) {
    ++counts[cell(i)];
    ++counts[cells + cell(i + 1)];
    ++counts[(2 * cells) + cell(i + 2)];
    ++counts[(3 * cells) + cell(i + 3)];
  }
  for (; i < n; ++i) ++counts[cell(i)];
  return Total(tables, cells);
}

}  // namespace

std::vector<double> JointCounts(std::span<const std::uint16_t> first,
                                std::span<const std::uint16_t> second,
                                std::span<const double> weight,
                                std::size_t code_count) {
  assert(first.size() == second.size());
  if (weight.empty()) return Counts(first, second, code_count);
  assert(first.size() == weight.size());
  std::vector<Sum> sums(code_count * code_count);
  for (std::size_t i = 0; i < first.size(); ++i)
    sums[(first[i] * code_count) + second[i]].Add(weight[i]);
  std::vector<double> totals;
  totals.reserve(sums.size());
  for (const Sum& sum : sums) totals.push_back(sum.value());
  return totals;
}

}  // namespace melon
