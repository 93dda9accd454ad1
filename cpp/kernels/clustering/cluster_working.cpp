#include "kernels/clustering/cluster_working.h"

#include <cstddef>
#include <utility>

#include "base/sum.h"
#include "kernels/clustering/matrix_table.h"

namespace melon {

void ShowClusters(const ClusterGeometry& geometry,
                  const std::vector<ClusterColumn>& columns, Working& working) {
  std::vector<std::string> heads = {"i", "C_i", "|C_i|"};
  for (const ClusterColumn& column : columns) heads.push_back(column.head);
  working.Table({"clusters", "各簇"}, std::move(heads),
                geometry.cluster_count(), [&](std::size_t cluster) {
                  WorkingRow row = {static_cast<double>(cluster + 1),
                                    GroupName(geometry.names, cluster),
                                    geometry.size[cluster]};
                  for (const ClusterColumn& column : columns)
                    row.emplace_back(column.values[cluster]);
                  return row;
                });
}

Term PointsTerm(const ClusterGeometry& geometry) {
  return {"m", geometry.total_weight()};
}

Term ClustersTerm(const ClusterGeometry& geometry) {
  return {"k", static_cast<double>(geometry.cluster_count())};
}

}  // namespace melon
