#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "io/json/json.h"

namespace melon {

/// What learners are judged by.
struct LabMetric {
  /// Its key in a report.
  std::string key = {};
  bool higher_is_better = true;
};

/// "metric" of the request: the key of a metric of which one end is better.
/// Without it, accuracy or the root mean squared error.
[[nodiscard]] Result<LabMetric> ReadLabMetric(const Json& request,
                                              bool classification);

/// Whether a mean is better than another, or is one where the other is none.
/// Means of the same results in another order differ by their rounding and are
/// equally good.
[[nodiscard]] bool IsBetter(const LabMetric& metric, double mean, double than);

/// A metric in each fold, without the folds in which it is undefined.
[[nodiscard]] std::vector<double> DefinedResults(const Json* results);

}  // namespace melon
