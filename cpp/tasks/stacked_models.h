#pragma once

#include <optional>
#include <variant>

#include "tasks/reshape.h"

namespace melon {

/// A table in which the rows of several models stand below each other, with a
/// column that names the model: a column for each model, paired by the case.
/// Columns such as id and fold say which case a row is, or else their order
/// where all models have the same truths in the same order. Nothing where no
/// column names models beside a truth; only a warning where there is one and
/// the cases cannot be paired.
[[nodiscard]] std::variant<std::monostate, Reshaped, Problem> SpreadModels(
    const Table& table, const Options& options);

}  // namespace melon
