#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/data/split_plan.h"
#include "base/problem.h"
#include "base/random.h"
#include "base/result.h"

namespace melon {

/// Why the rows cannot be divided into so many folds: there are fewer rows, or
/// fewer groups. `option` is what gives the number.
[[nodiscard]] std::optional<Problem> CheckFolds(
    const RowsToSplit& rows, std::uint32_t folds,
    std::string_view option = "folds");

/// The fold of each row, from 0, at random. Without groups the sizes of folds
/// differ by at most one row, in all and of each class. CheckFolds had nothing
/// to say.
[[nodiscard]] std::vector<std::uint32_t> AssignFolds(const RowsToSplit& rows,
                                                     std::uint32_t folds,
                                                     Random& random);

/// The rows of each fold.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> RowsOfFolds(
    const std::vector<std::uint32_t>& fold_of_row, std::uint32_t folds);

/// Each fold once as test set, and that so many times over, with other folds
/// each time.
[[nodiscard]] Result<SplitPlan> PlanFolds(const RowsToSplit& rows,
                                          std::uint32_t folds,
                                          std::uint32_t repeats,
                                          std::uint64_t seed);

}  // namespace melon
