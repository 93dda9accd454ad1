#include "kernels/splitting/draw_bootstrap.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "base/random.h"
#include "kernels/splitting/plan_problems.h"
#include "kernels/splitting/row_sets.h"

namespace melon {
namespace {

/// What is drawn from, set by set: the rows of each class, or all groups.
class Draws {
 public:
  explicit Draws(const RowsToSplit& rows)
      : groups_(Groups(rows)),
        strata_(Strata({.count = groups_.count(), .stratum = rows.stratum})) {}

  /// Whether a draw can leave anything out.
  [[nodiscard]] bool leaves_out() const {
    for (std::uint32_t i = 0; i < strata_.count(); ++i) {
      if (strata_[i].size() > 1) return true;
    }
    return false;
  }

  /// Nothing where every row was drawn.
  std::optional<Split> Draw(std::uint32_t repeat, Random& random) const {
    std::vector<std::uint32_t> times(groups_.count());
    for (std::uint32_t i = 0; i < strata_.count(); ++i) {
      const auto drawn_from = strata_[i];
      const auto size = static_cast<std::uint32_t>(drawn_from.size());
      for (std::uint32_t draw = 0; draw < size; ++draw)
        ++times[drawn_from[random.Below(size)]];
    }
    Split split{.repeat = repeat};
    std::vector<std::uint32_t>& train = split.train.emplace();
    for (std::uint32_t group = 0; group < times.size(); ++group) {
      for (const std::uint32_t row : groups_[group]) {
        if (times[group] == 0) split.test.push_back(row);
        train.insert(train.end(), times[group], row);
      }
    }
    if (split.test.empty()) return std::nullopt;
    std::sort(split.test.begin(), split.test.end());
    std::sort(train.begin(), train.end());
    return split;
  }

  [[nodiscard]] double MeanShareLeftOut() const {
    double left_out = 0;
    for (std::uint32_t i = 0; i < strata_.count(); ++i) {
      const auto m = static_cast<double>(strata_[i].size());
      if (m > 1) left_out += m * std::exp(m * std::log1p(-1 / m));
    }
    return left_out / groups_.count();
  }

 private:
  RowSets groups_;
  RowSets strata_;
};

}  // namespace

Result<SplitPlan> PlanBootstraps(const RowsToSplit& rows, std::uint32_t repeats,
                                 std::uint64_t seed) {
  const Draws draws(rows);
  if (!draws.leaves_out()) {
    const bool of_groups = !rows.group.empty();
    if (of_groups || rows.stratum.empty())
      return TooFewRows(of_groups ? Groups(rows).count() : rows.count, 2,
                        of_groups);
    return Problem{
        .code = "classes_of_one_row",
        .message = Fill(
            {"Every class has a single row, so each row would always be drawn "
             "and none left to test on. Do not stratify, or choose another "
             "column.",
             "每个类别只有一行，因此每行总会被抽到，没有可用于测试的行。请不"
             "要分层，或另选一列。"})};
  }
  if (std::optional<Problem> problem =
          CheckPlanSize(repeats, 1.4 * repeats * rows.count))
    return *std::move(problem);
  Random random(seed);
  SplitPlan plan{rows.count, {}};
  while (plan.splits.size() < repeats) {
    const auto repeat = static_cast<std::uint32_t>(plan.splits.size() + 1);
    std::optional<Split> split = draws.Draw(repeat, random);
    if (split) plan.splits.push_back(*std::move(split));
  }
  return plan;
}

double ShareLeftOut(const RowsToSplit& rows) {
  return Draws(rows).MeanShareLeftOut();
}

}  // namespace melon
