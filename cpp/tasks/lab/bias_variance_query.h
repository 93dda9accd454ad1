#pragma once

#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "bias_variance", "function": "sine", "noise": 0.3,
/// "rows": 30, "training_sets": 100, "seed": 1, "learners":
/// ["polynomial_regression:degree=3"]}: training sets are drawn from y = f(x) +
/// ε, x uniform on [0, 1], ε normal with the noise as its deviation; each
/// learner learns from each, and what its models predict at points between 0
/// and 1 is split into bias², variance and noise (`BiasVarianceOf`). No table
/// is needed.
///
/// {"bias_variance": the settings, "points", "truth", "sample": {"x", "y"} the
/// first training set, "learners": [{"name", of each point "mean",
/// "bias_squared", "variance"; "fits" of the first models; their means over
/// the points "mean_bias_squared", "mean_variance", "noise_variance" and the
/// sum of these "expected_error"; "measured_error" of new targets with its
/// "standard_error" over the training sets; "training_error"}]}. With
/// "working":
/// {"learner": place, "number": one of the last seven}, how that comes about
/// (`AskedWorking`).
[[nodiscard]] Json BiasVarianceAnswer(const Json& request);

}  // namespace melon
