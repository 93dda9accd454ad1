#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/comparison/pairs.h"
#include "tasks/comparison/results.h"

namespace melon {

/// The input of a comparison: the common part, the form of the table, which
/// direction is better and whether that was guessed.
[[nodiscard]] Json ComparisonInputJson(const Table& table, const Roles& roles,
                                       const Results& results);

/// The options that cv and friedman share, as used.
[[nodiscard]] Json ComparisonOptionsJson(const Table& table, const Roles& roles,
                                         const Options& options,
                                         const Results& results);

/// {"low", "q1", "median", "q3", "high"} of numbers, quartiles by linear
/// interpolation (R's type 7).
[[nodiscard]] Json FiveNumbersJson(std::span<const double> numbers);

/// One row of the table: the names and all keys; reasons go into `reasons`.
[[nodiscard]] Json PairJson(const Results& results, const PairTable& pairs,
                            std::size_t pair, Json& reasons);

/// Into a verdict with an interval, where a region of practical equivalence was
/// given: "within_rope", whether the whole interval lies within it.
void PutWithinRope(const Options& options, Json& verdict);

/// Whether a table of so many cells is in the report, to be drawn.
[[nodiscard]] bool AreShown(const std::vector<double>& cells);

/// The results row by row; null when there are too many to draw.
[[nodiscard]] Json RowsJson(const std::vector<double>& numbers,
                            std::size_t columns);

}  // namespace melon
