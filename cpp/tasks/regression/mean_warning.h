#pragma once

#include <optional>

#include "base/problem.h"
#include "io/json/json.h"
#include "report/models/model_values.h"

namespace melon {

/// Warns where R² of the verdict's best model is below 0, so that one number,
/// the mean of the truth, has smaller squared errors; and says whether that is
/// so of all models.
[[nodiscard]] std::optional<Problem> WorseThanMean(const ModelValues& models,
                                                   const Json& verdict);

}  // namespace melon
