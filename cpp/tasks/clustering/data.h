#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/data/contingency_table.h"
#include "base/result.h"
#include "base/table.h"
#include "base/value.h"
#include "kernels/clustering/measure_clusters.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/clustering/grouping.h"

namespace melon {

/// One column of clusters.
struct ClusterModel {
  std::string name;
  Grouping clusters;
  /// Truth × clusters; without a truth empty.
  ContingencyTable contingency;
};

/// A table with its roles, checked and reduced to what clusterings are judged
/// by. Rows of weight 0 are not in it. Spans may look into the table, which
/// must outlive it.
struct ClusteringData {
  std::optional<Grouping> truth;
  std::vector<ClusterModel> models;
  std::vector<std::string> feature_names;
  /// One column a feature, standardised if that is wanted.
  std::vector<std::span<const double>> features;
  /// Why distances cannot be measured, for any of the models; null: they can.
  const Reason* no_distances = nullptr;
  Distance distance = Distance::euclidean;
  /// Empty: every row counts once.
  std::vector<double> weight;
  std::size_t point_count = 0;
  double total_weight = 0;
  std::uint64_t rows_dropped = 0;
  std::vector<Problem> warnings;

  /// Owns features that could not be looked at in the table.
  std::vector<std::vector<double>> own_features;

  [[nodiscard]] double WeightOf(std::size_t point) const {
    return weight.empty() ? 1 : weight[point];
  }
};

/// Checks the cells, reads the groups, counts them.
[[nodiscard]] Result<ClusteringData> PrepareClustering(const Table& table,
                                                       const Roles& roles,
                                                       const Options& options);

}  // namespace melon
