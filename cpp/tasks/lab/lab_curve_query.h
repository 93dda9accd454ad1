#pragma once

#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "lab_curve", "metric": "accuracy", "points":
/// [{"training": […], "test": […]}]}: of each point of a learning curve or
/// validation curve, the metric on the rows that were learnt from and on the
/// test sets, one number a fold, null where it is undefined. No table is
/// needed.
///
/// {"curve": {"metric", "higher_is_better", "best": the place of the best mean
/// on the test sets, the first of equals, null where there is none, "tied": the
/// places of all of these}, "points": [{"training", "test": {"mean", "std" with
/// one degree of freedom less, "low", "high": one std below and above the mean,
/// "count" of the folds in which the metric is defined}}]}. With "working":
/// {"point": place, "part": "training" or "test", "number": one of these but
/// the count}, how that comes about (`AskedWorking`).
[[nodiscard]] Json LabCurveAnswer(const Json& request);

}  // namespace melon
