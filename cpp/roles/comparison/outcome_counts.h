#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// How often each model succeeded, a row each: "model,successes,trials". That
/// is one result a model and not a result of each of several data sets.
[[nodiscard]] std::optional<Problem> OutcomeCounts(const Table& table);

}  // namespace melon
