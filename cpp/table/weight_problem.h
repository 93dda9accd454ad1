#pragma once

#include <vector>

#include "base/problem.h"
#include "base/table.h"
#include "table/cells.h"

namespace melon {

/// Why CheckWeights refuses the column: a negative weight, with its line, or
/// none that is positive.
[[nodiscard]] Problem WeightProblem(const Table& table, const Column& column,
                                    const UsableRows& rows,
                                    const std::vector<double>& weight);

}  // namespace melon
