#pragma once

#include <optional>
#include <string>

#include "forms/reshape.h"

namespace melon {

/// A table in which the rows of several models stand below each other, with a
/// column that names the model: a column for each model, paired by the case.
/// Columns such as id and fold say which case a row is, or else their order
/// where all models have the same truths in the same order. Nothing where no
/// column names models beside a truth; only a warning where there is one and
/// the cases cannot be paired or a model has no name; a problem where the
/// models are too many.
[[nodiscard]] Result<std::optional<Reshaped>> SpreadModels(
    const Table& table, const Options& options);

/// Of the table of the file and a column that SpreadModels made: the problem
/// that names the cases of which that model has no row, if there are any.
[[nodiscard]] std::optional<Problem> AbsentCases(const Table& table,
                                                 const Options& options,
                                                 const std::string& column);

}  // namespace melon
