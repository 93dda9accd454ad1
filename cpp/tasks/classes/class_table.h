#pragma once

#include <cstddef>
#include <vector>

#include "base/value.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/models/metric_keys.h"
#include "report/models/model_values.h"
#include "report/models/worked_measure.h"
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
                                  const Sampling& sampling);

/// The measures of one class against the rest: those of two classes by counts
/// or by scores.
[[nodiscard]] std::vector<MetricKey> ClassTableKeys(const Options& options);

/// How one of them comes about, with the interval that the table has beside it.
/// What the table has comes out as it is there.
[[nodiscard]] WorkedMeasure WorkOutClass(const ClassData& data,
                                         const ClassModel& model,
                                         std::size_t label,
                                         const MetricKey& key,
                                         const Sampling& sampling);

}  // namespace melon
