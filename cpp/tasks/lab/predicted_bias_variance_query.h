#pragma once

#include "base/table.h"
#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "predicted_bias_variance", "truth", "predictions",
/// "goal", "missing"} about a table with the truth of each case and what models
/// of one learner from different training sets predict, a column for each:
/// {"bias_variance": {"goal", "truth", "training_sets", "cases", "classes",
/// "predictions": the columns}, "learners": one, as `BiasVarianceJson` has it,
/// "warnings"}. Where no predictions are named, all columns that may be some
/// are. "missing" is "drop" to leave out cases with missing cells. With
/// "working":
/// {"part", "number"}, how that number comes about (`WorkBiasVariance`).
[[nodiscard]] Json PredictedBiasVarianceAnswer(const Table& table,
                                               const Json& request);

}  // namespace melon
