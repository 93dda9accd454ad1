#include <cmath>
#include <cstddef>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/cluster_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::one_cluster, &reasons::fractional_weights,
    &reasons::no_variance_within, &reasons::overflow};

Value Compute(const ClusterGeometry& geometry,
              const Parameters& /*parameters*/) {
  if (geometry.cluster_count() == 0) return reasons::no_cases;
  if (geometry.cluster_count() == 1) return reasons::one_cluster;
  if (!geometry.whole_weights) return reasons::fractional_weights;
  const auto k = static_cast<double>(geometry.cluster_count());
  const double freedom = geometry.total_weight() - k;
  if (freedom == 0 || geometry.within_squares == 0)
    return reasons::no_variance_within;
  const double ratio = (geometry.between_squares / (k - 1)) /
                       (geometry.within_squares / freedom);
  if (!std::isfinite(ratio)) return reasons::overflow;
  return ratio;
}

void Show(const ClusterGeometry& geometry, const Parameters& /*parameters*/,
          Working& working) {
  const std::size_t clusters = geometry.cluster_count();
  if (clusters < 2 || !geometry.whole_weights) return;
  ShowClusters(
      geometry,
      {{R"(\lVert\mu_i-\mu\rVert^2)", geometry.shift_squares},
       {R"(\sum_{x\in C_i}\lVert x-\mu_i\rVert^2)", geometry.spread_squares}},
      working);
  const Term between = working.Line(
      "B",
      FoldedSum(R"(\sum_i|C_i|\,\lVert\mu_i-\mu\rVert^2)", clusters,
                [&geometry](std::size_t i) {
                  return Term("C_i", geometry.size[i]) *
                         Term("d_i", geometry.shift_squares[i]);
                },
                geometry.between_squares),
      {"between the clusters", "簇间"});
  const Term within = working.Line(
      "W",
      FoldedSum(R"(\sum_i\sum_{x\in C_i}\lVert x-\mu_i\rVert^2)", clusters,
                [&geometry](std::size_t i) {
                  return Term("W_i", geometry.spread_squares[i]);
                },
                geometry.within_squares),
      {"within the clusters", "簇内"});
  const Term k = ClustersTerm(geometry);
  working.Result((between / (k - 1)) / (within / (PointsTerm(geometry) - k)));
}

}  // namespace

extern const Words calinski_harabasz_words = {
    .name = {"Calinski–Harabasz index", "Calinski–Harabasz 指数"},
    .short_name = {"CH", "CH"},
    .synonyms = {"variance ratio criterion", "方差比准则"},
    .meaning =
        {"The variance between the clusters’ centroids over that within the "
         "clusters, each by its degrees of freedom. Higher is better.",
         "簇中心之间的方差与簇内方差之比，各除以自由度。越大越好。"},
    .latex =
        R"(\frac{\sum_{i}|C_i|\,\lVert\mu_i-\mu\rVert^2/(k-1)}{\sum_{i}\sum_{x\in C_i}\lVert x-\mu_i\rVert^2/(m-k)})",
    .symbols = {symbols::kCluster,
                symbols::kCentroid,
                {R"(\mu)", {"the mean of all points", "所有点的均值"}},
                symbols::kClusters,
                symbols::kPoints},
    .references = {{sources::calinski1974}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Always with squared Euclidean distances, whatever distance is "
               "chosen.",
               "无论选择哪种距离，都用欧氏距离的平方。"},
    .avoid_when =
        {"clusters are long, curved or of different density, or distances are "
         "not Euclidean: it rewards round clusters of equal spread",
         "簇呈长条、弯曲或密度不同，或不用欧氏距离：它偏好离散程度相近的球形"
         "簇"},
};

extern const Metric calinski_harabasz = {
    .id = "calinski_harabasz",
    .direction = Direction::higher_is_better,
    .range = {.low = 0},
    .from_geometry = {Compute, Show},
    .exceptions = {.best_when_perfect =
                       "it has no largest value, and is undefined when every "
                       "cluster is a single place"},
};

}  // namespace melon::metrics
