#pragma once

#include <optional>
#include <string>

#include "io/json/json.h"
#include "options/options.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/post_hoc_tests.h"
#include "tasks/friedman/report.h"

namespace melon {

/// Which test fits algorithms on data sets and why, and what to think of the
/// tests that were made. `deciding` is the procedure that judges the pairs,
/// `folds_column` as in FriedmanEvidence.
[[nodiscard]] Json FriedmanAdvice(const FriedmanData& data,
                                  const FriedmanFindings& findings,
                                  const Procedure& deciding,
                                  const std::optional<ControlTests>& control,
                                  const Options& options,
                                  std::string folds_column);

}  // namespace melon
