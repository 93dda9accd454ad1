#include "kernels/splitting/row_sets.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace melon {
namespace {

template <class Number>
RowSets SetsOf(std::span<const Number> number) {
  RowSets sets;
  const std::size_t count =
      number.empty()
          ? 0
          : std::size_t{*std::max_element(number.begin(), number.end())} + 1;
  sets.first.assign(count + 1, 0);
  for (const Number set : number) ++sets.first[std::size_t{set} + 1];
  std::partial_sum(sets.first.begin(), sets.first.end(), sets.first.begin());
  sets.rows.resize(number.size());
  std::vector<std::uint32_t> next(sets.first.begin(), sets.first.end() - 1);
  for (std::size_t row = 0; row < number.size(); ++row)
    sets.rows[next[number[row]]++] = static_cast<std::uint32_t>(row);
  return sets;
}

/// The numbers of the subset's rows, without those that are not among them.
template <class Number>
std::vector<Number> NumbersAmong(std::span<const Number> number,
                                 std::span<const std::uint32_t> subset) {
  if (number.empty()) return {};
  std::vector<std::uint8_t> used(
      std::size_t{*std::max_element(number.begin(), number.end())} + 1);
  for (const std::uint32_t row : subset) used[number[row]] = 1;
  std::vector<std::uint32_t> place(used.size());
  std::exclusive_scan(used.begin(), used.end(), place.begin(),
                      std::uint32_t{0});
  std::vector<Number> among;
  among.reserve(subset.size());
  for (const std::uint32_t row : subset)
    among.push_back(static_cast<Number>(place[number[row]]));
  return among;
}

}  // namespace

RowSets Strata(const RowsToSplit& rows) {
  if (!rows.stratum.empty()) return SetsOf(rows.stratum);
  RowSets sets;
  sets.rows.resize(rows.count);
  std::iota(sets.rows.begin(), sets.rows.end(), 0U);
  sets.first = {0, rows.count};
  return sets;
}

RowSets Groups(const RowsToSplit& rows) {
  if (!rows.group.empty()) return SetsOf(rows.group);
  RowSets sets;
  sets.rows.resize(rows.count);
  std::iota(sets.rows.begin(), sets.rows.end(), 0U);
  sets.first.resize(std::size_t{rows.count} + 1);
  std::iota(sets.first.begin(), sets.first.end(), 0U);
  return sets;
}

SomeRows::SomeRows(const RowsToSplit& rows,
                   std::span<const std::uint32_t> subset)
    : count_(static_cast<std::uint32_t>(subset.size())),
      stratum_(NumbersAmong(rows.stratum, subset)),
      group_(NumbersAmong(rows.group, subset)) {}

}  // namespace melon
