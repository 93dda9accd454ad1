#pragma once

#include <cstddef>
#include <vector>

#include "io/json.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/post_hoc_tests.h"
#include "tasks/friedman/report.h"

namespace melon {

/// Whether the algorithms differ, which rank first, and which those beat by the
/// deciding procedure: {"kind": "differ", "no_difference", "two" or
/// "undefined", "test", "statistic", "df1", "df2", "p", "level", "procedure",
/// "best", "beaten"}.
[[nodiscard]] Json FriedmanVerdict(const FriedmanData& data,
                                   const FriedmanFindings& findings,
                                   const Procedure& deciding, double alpha);

}  // namespace melon
