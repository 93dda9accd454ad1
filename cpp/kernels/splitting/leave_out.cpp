#include "kernels/splitting/leave_out.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "kernels/splitting/plan_problems.h"
#include "kernels/splitting/row_sets.h"

namespace melon {
namespace {

/// C(n, p), as far as it is at most about 10³⁰⁰.
double Combinations(double n, double p) {
  constexpr double kEnough = 1e300;
  p = std::min(p, n - p);
  double count = 1;
  for (double i = 1; i <= p && count < kEnough; ++i)
    count = count * (n - p + i) / i;
  return count;
}

/// The next combination of numbers below `end`; false after the last one.
bool Advance(std::vector<std::uint32_t>& chosen, std::uint32_t end) {
  const std::size_t size = chosen.size();
  std::size_t place = size;
  while (place > 0 && chosen[place - 1] == end - (size - place) - 1) --place;
  if (place == 0) return false;
  std::iota(chosen.begin() + static_cast<std::ptrdiff_t>(place) - 1,
            chosen.end(), chosen[place - 1] + 1);
  return true;
}

std::vector<std::uint32_t> RowsOf(const RowSets& groups,
                                  const std::vector<std::uint32_t>& chosen) {
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t group : chosen) {
    const auto of_group = groups[group];
    rows.insert(rows.end(), of_group.begin(), of_group.end());
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

}  // namespace

Result<SplitPlan> PlanLeaveOut(const RowsToSplit& rows, std::uint32_t p) {
  const RowSets groups = Groups(rows);
  if (groups.count() <= p)
    return TooFewRows(groups.count(), p + 1, !rows.group.empty());
  const double splits = Combinations(groups.count(), p);
  // A row is left out as often as its group is.
  const double listed = splits * p / groups.count() * rows.count;
  if (std::optional<Problem> problem = CheckPlanSize(splits, listed))
    return *std::move(problem);
  SplitPlan plan{rows.count, {}};
  std::vector<std::uint32_t> chosen(p);
  std::iota(chosen.begin(), chosen.end(), 0U);
  std::uint32_t fold = 0;
  do {
    plan.splits.push_back({.fold = ++fold, .test = RowsOf(groups, chosen)});
  } while (Advance(chosen, groups.count()));
  return plan;
}

}  // namespace melon
