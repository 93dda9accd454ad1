#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// What to do about a confusion matrix of shares, rows or columns of which add
/// up to 1: it has no numbers of cases. Nothing where the table is none.
[[nodiscard]] std::optional<Problem> NormalizedMatrix(const Table& table);

/// What to do about a square of counts without a header, or without names of
/// its rows, most of them on the diagonal. Nothing where the table is none.
[[nodiscard]] std::optional<Problem> MatrixWithoutNames(const Table& table);

/// What to do about confusion matrices of several models below each other, with
/// a column that names the model and one of the true classes. Nothing where the
/// table is none.
[[nodiscard]] std::optional<Problem> MatricesOfModels(const Table& table);

}  // namespace melon
