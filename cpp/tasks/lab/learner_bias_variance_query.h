#pragma once

#include "base/table.h"
#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "learner_bias_variance", "target", "learners",
/// "training_sets": 100, "test_size": 0.3, "seed": 1, and what else `LabAnswer`
/// reads of target, features and groups} about a table. One test set is held
/// out; training sets are drawn with replacement from the other rows, each as
/// large as these, and each learner learns from each.
///
/// It is asked in pieces. Without more: {"lab", "plan": facts of the hold-out,
/// "bias_variance": {"training_sets", "cases", "rows" to draw from, "seed"},
/// "warnings"}. With "sets": [begin, end) of the training sets: {"outputs":
/// [{"learner", "values": of each training set its cases, classes counted from
/// 0}], "warnings"}. With "outputs" of all training sets: {"bias_variance",
/// "learners": as `BiasVarianceJson` has them}; and with "working": {"learner":
/// place, "part" and "number" as `WorkBiasVariance` reads them} beside them,
/// how that number comes about.
[[nodiscard]] Json LearnerBiasVarianceAnswer(const Table& table,
                                             const Json& request);

}  // namespace melon
