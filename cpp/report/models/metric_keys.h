#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/data/counts.h"
#include "base/data/score_groups.h"
#include "base/parameters.h"
#include "metrics/metric.h"
#include "options/options.h"

namespace melon {

/// A metric with one of its parameter values.
struct MetricKey {
  std::string key;
  const Metric* metric;
  Parameters parameters;
};

/// Whether the metric is one of two classes, by labels or by scores.
[[nodiscard]] bool IsForTwoClasses(const Metric& metric);

/// Every key that the options ask for, of the metrics that are `wanted`: all
/// variants, and those with a parameter value that the user set.
[[nodiscard]] std::vector<MetricKey> MetricKeys(
    const Options& options, bool (*wanted)(const Metric&) = IsForTwoClasses);

/// The place of a key, which must be among them.
[[nodiscard]] std::size_t IndexOf(const std::vector<MetricKey>& keys,
                                  std::string_view key);

/// Whether the metric looks at scores and not only at a confusion matrix.
[[nodiscard]] bool NeedsScores(const MetricKey& key);

/// The metric of one model. A metric of scores is undefined when there are no
/// groups, as for a model of labels.
[[nodiscard]] Value Evaluate(const MetricKey& key, const Counts& counts,
                             const ScoreGroups& groups);

}  // namespace melon
