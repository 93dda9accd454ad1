#pragma once

#include <vector>

#include "base/problem.h"
#include "io/json/json.h"
#include "roles/roles.h"

namespace melon {

/// What stands first in the report of every task: {"schema", "melon", "task",
/// "input", "options", "warnings", "verdict"}.
[[nodiscard]] Json BeginReport(const Roles& roles, Json input, Json options,
                               Json warnings, Json verdict);

/// Problems as the report's warnings.
[[nodiscard]] Json WarningsJson(const std::vector<Problem>& warnings);

/// "tests" of a task that has none of all models at once.
[[nodiscard]] Json NoTests();

}  // namespace melon
