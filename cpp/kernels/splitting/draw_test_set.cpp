#include "kernels/splitting/draw_test_set.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/random.h"
#include "base/sorted_indices.h"
#include "kernels/splitting/assign_groups.h"
#include "kernels/splitting/plan_problems.h"
#include "kernels/splitting/row_sets.h"
#include "kernels/splitting/shuffle.h"

namespace melon {
namespace {

/// ⌈share · count⌉, where a product that is whole but for rounding counts as
/// whole.
std::uint32_t TestRows(double share, std::uint32_t count) {
  const double exact = share * count;
  const double nearest = std::round(exact);
  const bool whole = std::abs(exact - nearest) <= 1e-9 * count;
  return static_cast<std::uint32_t>(whole ? nearest : std::ceil(exact));
}

/// How many of the test rows are of each class: its share rounded down, and one
/// more for those with the largest remainders, at random among equals.
std::vector<std::uint32_t> Allocate(std::uint32_t test_rows,
                                    const RowSets& strata, Random& random) {
  const std::uint64_t all = strata.rows.size();
  std::vector<std::uint32_t> allocated;
  std::vector<std::uint64_t> remainder;
  for (std::uint32_t i = 0; i < strata.count(); ++i) {
    const std::uint64_t product = std::uint64_t{test_rows} * strata[i].size();
    allocated.push_back(static_cast<std::uint32_t>(product / all));
    remainder.push_back(product % all);
  }
  std::vector<std::uint32_t> order(strata.count());
  std::iota(order.begin(), order.end(), 0U);
  Shuffle(order, random);
  const std::vector<std::size_t> largest_first =
      SortedIndices(order.size(), [&](std::size_t one, std::size_t other) {
        return remainder[order[one]] > remainder[order[other]];
      });
  const std::uint32_t left =
      test_rows -
      std::accumulate(allocated.begin(), allocated.end(), std::uint32_t{0});
  for (std::uint32_t i = 0; i < left; ++i) ++allocated[order[largest_first[i]]];
  return allocated;
}

std::vector<std::uint32_t> DrawRows(const RowsToSplit& rows,
                                    std::uint32_t test_rows, Random& random) {
  RowSets strata = Strata(rows);
  const std::vector<std::uint32_t> wanted = Allocate(test_rows, strata, random);
  std::vector<std::uint32_t> test;
  test.reserve(test_rows);
  for (std::uint32_t i = 0; i < strata.count(); ++i) {
    const std::span<std::uint32_t> of_class = strata[i];
    Shuffle(of_class, random);
    test.insert(test.end(), of_class.begin(), of_class.begin() + wanted[i]);
  }
  std::sort(test.begin(), test.end());
  return test;
}

std::vector<std::uint32_t> DrawGroups(const RowsToSplit& rows, double test_size,
                                      Random& random) {
  const double shares[] = {1 - test_size, test_size};
  const std::vector<std::uint32_t> part =
      AssignGroups(rows, shares, GroupOrder::random, random);
  std::vector<std::uint32_t> test;
  for (std::uint32_t row = 0; row < rows.count; ++row) {
    if (part[row] == 1) test.push_back(row);
  }
  return test;
}

std::optional<Problem> CheckSides(const RowsToSplit& rows, double test_size) {
  if (!rows.group.empty()) {
    const std::uint32_t groups = Groups(rows).count();
    if (groups < 2) return TooFewRows(groups, 2, true);
    return std::nullopt;
  }
  if (rows.count < 2) return TooFewRows(rows.count, 2, false);
  if (TestRows(test_size, rows.count) < rows.count) return std::nullopt;
  return Problem{
      .code = "empty_training_set",
      .message = Fill(
          {"With this test_size all {0} rows are in the test set, and none is "
           "left to train on. Give a smaller test_size.",
           "按此 test_size，全部 {0} 行都在测试集中，没有可用于训练的行。请"
           "减小 test_size。"},
          {CountText(rows.count)}),
      .option = "test_size"};
}

}  // namespace

Result<SplitPlan> PlanHoldOuts(const RowsToSplit& rows, double test_size,
                               std::uint32_t repeats, std::uint64_t seed) {
  if (std::optional<Problem> problem = CheckSides(rows, test_size))
    return *std::move(problem);
  if (std::optional<Problem> problem = CheckPlanSize(
          repeats, 1.0 * repeats * TestRows(test_size, rows.count)))
    return *std::move(problem);
  Random random(seed);
  SplitPlan plan{rows.count, {}};
  for (std::uint32_t repeat = 1; repeat <= repeats; ++repeat) {
    plan.splits.push_back(
        {.repeat = repeat,
         .test = rows.group.empty()
                     ? DrawRows(rows, TestRows(test_size, rows.count), random)
                     : DrawGroups(rows, test_size, random)});
  }
  return plan;
}

}  // namespace melon
