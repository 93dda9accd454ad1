#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// The problem with cases of which the last row is none: it is called "Mean",
/// "Total" or the like, and its numbers are the means, or the sums, of those
/// above it.
[[nodiscard]] std::optional<Problem> SummaryRowAmongCases(const Table& table);

}  // namespace melon
