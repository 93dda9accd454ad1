#pragma once

#include <vector>

#include "base/value.h"
#include "io/json/json.h"
#include "tasks/classes/data.h"

namespace melon {

/// What is said of each class of a model, one against the rest: [{"label",
/// "support", "predicted", "tp", "fp", "fn", "tn", "precision", "recall", "f1",
/// "specificity", "jaccard", for probabilities "roc_auc", "average_precision"
/// and "ece", "reasons", "intervals"}]. `calibration_errors` has one value a
/// class, and is null for labels.
[[nodiscard]] Json ClassTableJson(const ClassData& data,
                                  const ClassModel& model,
                                  const std::vector<Value>* calibration_errors,
                                  double level);

}  // namespace melon
