#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "base/working/sum_apart.h"
#include "kernels/clustering/cluster_working.h"
#include "kernels/clustering/matrix_table.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::one_cluster, &reasons::fractional_weights,
    &reasons::pairs_not_measured, &reasons::overflow};

Value Compute(const ClusterGeometry& geometry,
              const Parameters& /*parameters*/) {
  if (geometry.cluster_count() == 0) return reasons::no_cases;
  if (geometry.cluster_count() == 1) return reasons::one_cluster;
  if (!geometry.whole_weights) return reasons::fractional_weights;
  if (!geometry.pairs_measured) return reasons::pairs_not_measured;
  Sum sum;
  Sum total;
  for (std::size_t i = 0; i < geometry.silhouette.size(); ++i) {
    sum.Add(geometry.silhouette[i] * geometry.WeightOf(i));
    total.Add(geometry.WeightOf(i));
  }
  const double mean = sum.value() / total.value();
  if (!std::isfinite(mean)) return reasons::overflow;
  return std::clamp(mean, -1.0, 1.0);
}

/// The mean silhouette of each cluster.
std::vector<double> ClusterMeans(const ClusterGeometry& geometry) {
  std::vector<Sum> sums(geometry.cluster_count());
  for (std::size_t i = 0; i < geometry.silhouette.size(); ++i)
    sums[geometry.cluster[i]].Add(geometry.silhouette[i] *
                                  geometry.WeightOf(i));
  std::vector<double> means(sums.size());
  for (std::size_t cluster = 0; cluster < means.size(); ++cluster)
    means[cluster] = sums[cluster].value() / geometry.size[cluster];
  return means;
}

void ShowPoints(const ClusterGeometry& geometry, Working& working) {
  working.Table(
      {"points", "各点"},
      {"i", "C", "a_i", "b_i", R"(s_i=\frac{b_i-a_i}{\max(a_i,b_i)})"},
      geometry.silhouette.size(), [&geometry](std::size_t i) {
        return WorkingRow{static_cast<double>(i + 1),
                          GroupName(geometry.names, geometry.cluster[i]),
                          geometry.own_distance[i],
                          geometry.nearest_distance[i], geometry.silhouette[i]};
      });
}

void Show(const ClusterGeometry& geometry, const Parameters& /*parameters*/,
          Working& working) {
  const std::size_t clusters = geometry.cluster_count();
  if (clusters < 2 || !geometry.whole_weights || !geometry.pairs_measured)
    return;
  const std::vector<double> means = ClusterMeans(geometry);
  ShowPoints(geometry, working);
  ShowClusters(geometry, {{R"(\bar s_i)", means}}, working);
  double total = 0;
  for (std::size_t i = 0; i < clusters; ++i)
    total += geometry.size[i] * means[i];
  const Term sum = SumApart(FoldedSum(R"(\sum_i|C_i|\,\bar s_i)", clusters,
                                      [&](std::size_t i) {
                                        return Term("C_i", geometry.size[i]) *
                                               Term("s_i", means[i]);
                                      },
                                      total),
                            working);
  working.Result(sum / PointsTerm(geometry));
}

}  // namespace

extern const Words silhouette_words = {
    .name = {"Silhouette coefficient", "轮廓系数"},
    .short_name = {"Silhouette", "轮廓系数"},
    .synonyms = {"average silhouette width", "平均轮廓宽度"},
    .meaning = {"For each point, how much nearer it is to its own cluster than "
                "to the next one, averaged: near 1 the clusters are clear, "
                "near 0 they touch, below 0 points lie in the wrong one.",
                "每个点离本簇比离最近的他簇近多少，再取平均：接近 1 "
                "说明簇分明，接近 0 说明簇相接，小于 0 说明有点被分错。"},
    .latex = R"(\frac1m\sum_{i=1}^{m}\frac{b_i-a_i}{\max(a_i,b_i)})",
    .symbols = {symbols::kPoints,
                {"a_i",
                 {"the mean distance of point i to the others of its cluster",
                  "点 i 到同簇其他点的平均距离"}},
                {"b_i",
                 {"its smallest mean distance to another cluster",
                  "点 i 到其他簇的最小平均距离"}}},
    .references = {{sources::rousseeuw1987}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"a is the mean distance to the other points of the own cluster, "
         "b the smallest mean distance to another cluster. A point that is "
         "a cluster by itself counts 0, as does one with a = b = 0.",
         "a 为到本簇其他点的平均距离，b "
         "为到其他各簇平均距离中的最小者。自成一簇的点计 0，a = b = 0 "
         "的点亦然。"},
    .use_when =
        {"there is no true grouping, and clusters should be round and apart",
         "没有真实分组，且簇应是紧凑、分离的"},
    .avoid_when = {"clusters are long, curved or of different density: it "
                   "prefers round ones",
                   "簇呈长条、弯曲或密度不同：它偏向球形簇"},
};

extern const Metric silhouette = {
    .id = "silhouette",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_geometry = {Compute, Show},
};

}  // namespace melon::metrics
