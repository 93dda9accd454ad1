#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/data/cluster_geometry.h"
#include "io/json/json.h"
#include "tasks/clustering/data.h"

namespace melon {

/// The groups that a picture shows: the largest, at most 60, in their order.
struct ShownGroups {
  /// Indices into the groups.
  std::vector<std::size_t> groups;
  /// For each group its place among `groups`, or kNotShown.
  std::vector<std::size_t> place;
  static constexpr std::size_t kNotShown = static_cast<std::size_t>(-1);
};

[[nodiscard]] ShownGroups LargestGroups(std::span<const double> sizes);

/// The weight of each group.
[[nodiscard]] std::vector<double> SizesOf(const Grouping& grouping,
                                          const ClusteringData& data);

/// {"rows", "columns", "counts", "row_totals", "column_totals", "row_count",
/// "column_count"}: truth in rows, clusters in columns; of many groups the
/// largest, and the counts say of how many.
[[nodiscard]] Json ContingencyJson(const ClusteringData& data,
                                   const ClusterModel& model);

/// One object a shown cluster: label, size, and with a geometry what was
/// measured of it. Silhouettes are thinned to evenly spaced quantiles,
/// descending, some 600 in all.
[[nodiscard]] Json ClustersJson(const ClusteringData& data,
                                const ClusterModel& model,
                                const ClusterGeometry* geometry);

/// The first two principal components of the points, at most 2,000 of them at
/// random: {"x", "y", "row", "share", "direction", "mean", "features", "shown",
/// "of", "looked_at", "truth", "truth_labels", "clusters": {…}}; per model the
/// place of each point's cluster among its shown ones, −1 for the others.
[[nodiscard]] Json ComponentsJson(const ClusteringData& data,
                                  std::uint64_t seed);

}  // namespace melon
