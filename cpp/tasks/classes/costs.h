#pragma once

#include <span>
#include <vector>

#include "io/json/json.h"
#include "tasks/classes/data.h"

namespace melon {

/// What a matrix of costs says of one model: {"cost_sensitive_error"} of its
/// predictions and, for probabilities, "minimal": the decisions that cost least
/// by them, with their "cost" on the true classes, the "expected_cost" that the
/// probabilities promise, "accuracy", "changed" (weight of the cases decided
/// otherwise than predicted) and "confusion"; or "reason".
[[nodiscard]] Json CostsJson(const ClassData& data, const ClassModel& model,
                             std::span<const double> costs);

}  // namespace melon
