#include "kernels/splitting/assign_folds.h"

#include <cstddef>
#include <string>
#include <utility>

#include "kernels/splitting/assign_groups.h"
#include "kernels/splitting/plan_problems.h"
#include "kernels/splitting/row_sets.h"
#include "kernels/splitting/shuffle.h"

namespace melon {

std::optional<Problem> CheckFolds(const RowsToSplit& rows, std::uint32_t folds,
                                  std::string_view option) {
  if (rows.count < folds) {
    return Problem{
        .code = "fewer_rows_than_folds",
        .message =
            Fill({"There {0:is|are} {0} {0:row|rows} for {1} folds, and a fold "
                  "needs at least "
                  "one. Give {2}={0} or less, or more rows.",
                  "{0} 行数据无法分成 {1} 折，每折至少需要一行。请令 {2} "
                  "不超过 {0}，或提供更多行。"},
                 {CountText(rows.count), CountText(folds), option}),
        .value = std::to_string(folds),
        .option = std::string(option)};
  }
  if (rows.group.empty()) return std::nullopt;
  const std::uint32_t groups = Groups(rows).count();
  if (groups >= folds) return std::nullopt;
  return FewerGroups(groups, folds, option);
}

std::vector<std::uint32_t> AssignFolds(const RowsToSplit& rows,
                                       std::uint32_t folds, Random& random) {
  if (!rows.group.empty()) {
    const std::vector<double> shares(folds, 1.0 / folds);
    return AssignGroups(rows, shares, GroupOrder::largest_first, random);
  }
  RowSets strata = Strata(rows);
  for (std::uint32_t i = 0; i < strata.count(); ++i) Shuffle(strata[i], random);
  // Dealt out one by one, class after class: what a class leaves uneven, the
  // next one evens out.
  std::vector<std::uint32_t> fold(rows.count);
  for (std::uint32_t i = 0; i < rows.count; ++i)
    fold[strata.rows[i]] = i % folds;
  return fold;
}

std::vector<std::vector<std::uint32_t>> RowsOfFolds(
    const std::vector<std::uint32_t>& fold_of_row, std::uint32_t folds) {
  std::vector<std::vector<std::uint32_t>> rows(folds);
  for (std::size_t row = 0; row < fold_of_row.size(); ++row)
    rows[fold_of_row[row]].push_back(static_cast<std::uint32_t>(row));
  return rows;
}

Result<SplitPlan> PlanFolds(const RowsToSplit& rows, std::uint32_t folds,
                            std::uint32_t repeats, std::uint64_t seed) {
  if (std::optional<Problem> problem = CheckFolds(rows, folds))
    return *std::move(problem);
  if (std::optional<Problem> problem =
          CheckPlanSize(1.0 * folds * repeats, 1.0 * rows.count * repeats))
    return *std::move(problem);
  Random random(seed);
  SplitPlan plan{rows.count, {}};
  for (std::uint32_t repeat = 1; repeat <= repeats; ++repeat) {
    auto tests = RowsOfFolds(AssignFolds(rows, folds, random), folds);
    for (std::uint32_t fold = 1; fold <= folds; ++fold)
      plan.splits.push_back(
          {.repeat = repeat, .fold = fold, .test = std::move(tests[fold - 1])});
  }
  return plan;
}

}  // namespace melon
