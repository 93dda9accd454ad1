#include <algorithm>
#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/cluster_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::one_cluster, &reasons::zero_diameter,
    &reasons::pairs_not_measured, &reasons::overflow};

double LargestDiameter(const ClusterGeometry& geometry) {
  return *std::max_element(geometry.diameter.begin(), geometry.diameter.end());
}

double LeastDistance(const ClusterGeometry& geometry) {
  return *std::min_element(geometry.least_distance.begin(),
                           geometry.least_distance.end());
}

Value Compute(const ClusterGeometry& geometry,
              const Parameters& /*parameters*/) {
  if (geometry.cluster_count() == 0) return reasons::no_cases;
  if (geometry.cluster_count() == 1) return reasons::one_cluster;
  if (!geometry.pairs_measured) return reasons::pairs_not_measured;
  const double widest = LargestDiameter(geometry);
  if (!(widest > 0)) return reasons::zero_diameter;
  const double index = LeastDistance(geometry) / widest;
  if (!std::isfinite(index)) return reasons::overflow;
  return index;
}

void Show(const ClusterGeometry& geometry, const Parameters& /*parameters*/,
          Working& working) {
  if (geometry.cluster_count() < 2 || !geometry.pairs_measured) return;
  ShowClusters(geometry,
               {{R"(\mathrm{diam}(C_i))", geometry.diameter},
                {R"(\min_j d_{\min}(C_i,C_j))", geometry.least_distance}},
               working);
  const Term least = working.Line(
      "d", Term(R"(\min_{i\ne j}d_{\min}(C_i,C_j))", LeastDistance(geometry)));
  const Term widest = working.Line(
      "D", Term(R"(\max_l\mathrm{diam}(C_l))", LargestDiameter(geometry)));
  working.Result(least / widest);
}

}  // namespace

extern const Words dunn_words = {
    .name = {"Dunn index", "Dunn 指数"},
    .short_name = {"Dunn", "DI"},
    .meaning =
        {"The smallest distance between points of different clusters, divided "
         "by the largest within one cluster. Higher is better; above 1 every "
         "point is nearer "
         "to its own cluster than to any other. A single outlier can ruin it.",
         "不同簇的点之间的最小距离，与同簇两点间的最大距离之比。越大越好；大于 "
         "1 说明每点都离本簇比离他簇近。一个离群点就能使其很低。"},
    .latex =
        R"(\frac{\min_{i\ne j}d_{\min}(C_i,C_j)}{\max_l\mathrm{diam}(C_l)})",
    .symbols = {symbols::kCluster,
                {R"(d_{\min})",
                 {"the smallest distance between points of two clusters",
                  "两簇之间最近点对的距离"}},
                {R"(\mathrm{diam})",
                 {"the largest distance within a cluster",
                  "簇内最远点对的距离"}}},
    .references = {{sources::dunn1974}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A cluster of one point has diameter 0. The distances are those "
               "of all pairs, not of a sample.",
               "单点簇的直径为 0。距离取自所有点对，而非抽样。"},
    .avoid_when = {"there is noise or an outlier: a single point decides it; "
                   "look at the silhouette",
                   "有噪声或离群点：单个点就能决定其值；看轮廓系数"},
};

extern const Metric dunn = {
    .id = "dunn",
    .direction = Direction::higher_is_better,
    .range = {.low = 0},
    .from_geometry = {Compute, Show},
    .exceptions = {.best_when_perfect =
                       "it has no largest value, and is undefined when every "
                       "cluster is a single place"},
};

}  // namespace melon::metrics
