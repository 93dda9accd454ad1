#pragma once

#include <memory>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "kernels/clustering/measure_clusters.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/clustering/data.h"

namespace melon {

/// The measurement of each model's clusters; null where there is none.
using Measurements = std::vector<std::unique_ptr<ClusterMeasurement>>;

/// More clusters are not compared each with each.
inline constexpr std::size_t kMostMeasuredClusters = 2000;

/// The whole report of the task `clustering`. What comes from pairs of points
/// is undefined for a model whose measurement is not finished.
[[nodiscard]] Json ClusteringReport(const Table& table, const Roles& roles,
                                    const Options& options,
                                    const ClusteringData& data,
                                    const Measurements& measurements);

/// The answer to {"type": "working", "model", "metric"}.
[[nodiscard]] Result<Json> AnswerClusteringWorking(
    const Options& options, const ClusteringData& data,
    const Measurements& measurements, const Json& request);

}  // namespace melon
