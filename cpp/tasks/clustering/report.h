#pragma once

#include <memory>
#include <vector>

#include "base/table.h"
#include "io/json.h"
#include "kernels/measure_clusters.h"
#include "options/options.h"
#include "tasks/clustering/data.h"
#include "tasks/roles.h"

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

}  // namespace melon
