#include "kernels/splitting/nested_folds.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "base/random.h"
#include "kernels/splitting/assign_folds.h"
#include "kernels/splitting/plan_problems.h"
#include "kernels/splitting/row_sets.h"

namespace melon {
namespace {

/// Adds the folds of a training set.
std::optional<Problem> AddInnerFolds(const RowsToSplit& rows,
                                     std::uint32_t fold,
                                     const std::vector<std::uint32_t>& train,
                                     std::uint32_t inner_folds, Random& random,
                                     SplitPlan& plan) {
  const SomeRows inside(rows, train);
  if (std::optional<Problem> problem =
          CheckFolds(inside.rows(), inner_folds, "inner_folds"))
    return problem;
  const std::vector<std::uint32_t> inner =
      AssignFolds(inside.rows(), inner_folds, random);
  for (std::uint32_t i = 0; i < inner_folds; ++i) {
    Split split{.fold = fold, .inner_fold = i + 1};
    split.train.emplace();
    for (std::size_t place = 0; place < train.size(); ++place)
      (inner[place] == i ? split.test : *split.train).push_back(train[place]);
    plan.splits.push_back(std::move(split));
  }
  return std::nullopt;
}

}  // namespace

Result<SplitPlan> PlanNestedFolds(const RowsToSplit& rows, std::uint32_t folds,
                                  std::uint32_t inner_folds,
                                  std::uint64_t seed) {
  if (std::optional<Problem> problem =
          CheckPlanSize(1.0 * folds * (inner_folds + 1.0),
                        1.0 * rows.count * (1 + 1.0 * folds * inner_folds)))
    return *std::move(problem);
  Result<SplitPlan> outer = PlanFolds(rows, folds, 1, seed);
  if (!outer) return outer;
  Random random(seed ^ 0x9e3779b97f4a7c15);
  SplitPlan plan{rows.count, {}};
  for (Split& split : outer.value().splits) {
    const std::uint32_t fold = split.fold;
    const std::vector<std::uint32_t> train = TrainingRows(outer.value(), split);
    plan.splits.push_back(std::move(split));
    if (std::optional<Problem> problem =
            AddInnerFolds(rows, fold, train, inner_folds, random, plan))
      return *std::move(problem);
  }
  return plan;
}

}  // namespace melon
