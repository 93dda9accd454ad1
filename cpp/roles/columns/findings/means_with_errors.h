#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// What to do about a table of means with their standard errors, as
/// lm-evaluation-harness prints it: "±" alone in each cell of a column, between
/// a column of numbers and one of their errors. Nothing where the table is
/// none.
[[nodiscard]] std::optional<Problem> MeansWithErrors(const Table& table);

}  // namespace melon
