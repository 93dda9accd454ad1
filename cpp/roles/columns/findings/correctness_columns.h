#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// What to do about columns that only say whether each model is right about a
/// case: "rf_correct" and "svm_correct" of 0 and 1, or texts such as "wrong".
/// Nothing where there are fewer than two.
[[nodiscard]] std::optional<Problem> CorrectnessColumns(const Table& table);

/// The same of columns of nothing but 0 and 1, or false and true, that may be
/// called by any name: models are right or wrong, or one column is the truth.
[[nodiscard]] std::optional<Problem> PerhapsCorrectness(
    const Table& table, const std::vector<std::size_t>& columns);

/// Columns called by correctness that say, row by row, whether another column
/// agrees with the truth; all that are called so where the truth is measured.
[[nodiscard]] std::vector<std::size_t> CorrectnessOfPredictions(
    const Table& table, std::size_t truth);

}  // namespace melon
