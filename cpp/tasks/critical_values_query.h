#pragma once

#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "critical_values", "table": "f", "alpha": .05,
/// "rows": [1, 2, "inf"], "columns": […]}, a question that needs no file. Rows,
/// columns and α that are left out are those of textbooks; infinite degrees of
/// freedom are "inf" in both directions. Without "table": the tables there are.
[[nodiscard]] Json CriticalValuesAnswer(const Json& request);

}  // namespace melon
