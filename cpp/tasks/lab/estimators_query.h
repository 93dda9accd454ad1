#pragma once

#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "estimators", "learner":
/// "k_nearest_neighbors:n_neighbors=1", "rows": 40, "dimensions": 5,
/// "distance": 1, "repetitions": 200, "seed": 1}: in each repetition a data set
/// is drawn from `TwoGaussians`, the error of the learner is estimated from it
/// in each way of `EstimateErrors`, and the true error of the model of all its
/// rows is measured at new points. No table is needed.
///
/// With "range": [begin, end) of the repetitions, these: {"true_error", and
/// under the name of each estimator its estimates}. With "parts", answers to
/// all ranges in their order, or with neither, the summary: {"estimators": the
/// settings, "bayes_error", "true_error": {"mean", "deviation"}, "closest": the
/// estimator of the smallest root mean squared error, "estimates":
/// [{"estimator", "mean", "deviation", "bias" against the true error of the
/// same data set, its "standard_error" over the repetitions, and
/// "root_mean_squared_error"}]}; and beside them "working": {"of": an
/// estimator, "true_error" or "bayes_error", "number": key} asks how one of its
/// numbers comes about (`AskedWorking`).
[[nodiscard]] Json EstimatorsAnswer(const Json& request);

}  // namespace melon
