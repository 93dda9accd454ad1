#pragma once

#include <optional>

#include "base/problem.h"
#include "options/options.h"
#include "tasks/comparison/results.h"

namespace melon {

/// What to do about data sets whose names say that lower results are better on
/// some and higher ones on others: "boston (RMSE)" and "iris (accuracy)".
/// Nothing where the direction was given.
[[nodiscard]] std::optional<Problem> MixedMeasures(const Results& results,
                                                   const Options& options);

}  // namespace melon
