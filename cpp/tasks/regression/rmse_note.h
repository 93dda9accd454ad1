#pragma once

#include <optional>

#include "base/problem.h"
#include "io/json/json.h"
#include "report/models/model_values.h"

namespace melon {

/// `rmse_disagrees`, where a model has a smaller root mean squared error than
/// the best of the verdict, which is that of the mean absolute error.
[[nodiscard]] std::optional<Problem> RmseNote(const ModelValues& models,
                                              const Json& verdict);

}  // namespace melon
