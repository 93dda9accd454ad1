#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The warning that a column which was not evaluated is called a
/// prediction of another column: "predicted_day" of "day".
[[nodiscard]] std::optional<Problem> PredictionOfOther(const Table& table,
                                                       const Roles& roles);

}  // namespace melon
