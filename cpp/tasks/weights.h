#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "tasks/cells.h"

namespace melon {

/// The problem with weights, if any: a negative one, with its line, or none
/// that is positive. `weight` holds the usable cells of the column.
[[nodiscard]] std::optional<Problem> CheckWeights(
    const Table& table, const Column& column, const UsableRows& rows,
    const std::vector<double>& weight);

/// Whether every weight is a whole number.
[[nodiscard]] bool AreWhole(const std::vector<double>& weight);

}  // namespace melon
