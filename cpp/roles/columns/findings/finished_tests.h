#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// That the rows are tests which were computed already: a column of p-values
/// stands beside a statistic, a decision, a winner, an effect size or the two
/// that were compared ("model_a", "model_b"). Nothing in any other table, nor
/// where a column is clearly called a truth.
[[nodiscard]] std::optional<Problem> FinishedTests(const Table& table);

}  // namespace melon
