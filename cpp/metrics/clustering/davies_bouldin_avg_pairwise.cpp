#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/davies_bouldin.h"
#include "kernels/clustering/davies_bouldin_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_cluster,
                                            &reasons::coinciding_centroids,
                                            &reasons::fractional_weights,
                                            &reasons::pairs_not_measured,
                                            &reasons::overflow};

Value Compute(const ClusterGeometry& geometry,
              const Parameters& /*parameters*/) {
  if (geometry.cluster_count() > 1) {
    if (!geometry.whole_weights) return reasons::fractional_weights;
    if (!geometry.pairs_measured) return reasons::pairs_not_measured;
  }
  return DaviesBouldin(geometry, geometry.mean_pair_distance);
}

void Show(const ClusterGeometry& geometry, const Parameters& /*parameters*/,
          Working& working) {
  if (!geometry.whole_weights || !geometry.pairs_measured) return;
  ShowDaviesBouldin(geometry,
                    {geometry.mean_pair_distance, R"(\mathrm{avg}(C_{#}))"},
                    working);
}

}  // namespace

extern const Words davies_bouldin_avg_pairwise_words = {
    .name = {"Davies–Bouldin index, pairwise",
             "Davies–Bouldin 指数（点对形式）"},
    .short_name = {"DB (pairs)", "DBI（点对）"},
    .meaning = {"The Davies–Bouldin index with the mean distance between the "
                "points of a cluster as its width. Lower is better.",
                "以簇内点对的平均距离度量簇的离散程度的 Davies–Bouldin "
                "指数。越小越好。"},
    .latex =
        R"(\frac1k\sum_{i=1}^{k}\max_{j\ne i}\frac{\mathrm{avg}(C_i)+\mathrm{avg}(C_j)}{d_{\mathrm{cen}}(\mu_i,\mu_j)})",
    .symbols = {symbols::kClusters,
                symbols::kCluster,
                symbols::kCentroid,
                symbols::kDcen,
                {R"(\mathrm{avg})",
                 {"the mean distance between the points of a cluster",
                  "簇内点对的平均距离"}}},
    .references = {{sources::zhou2016, "§9.2"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"The form of Zhou’s textbook. The original takes the mean "
               "distance to the centroid; that is davies_bouldin. A cluster of "
               "one point has avg 0.",
               "周志华《机器学习》中的形式。原定义取到簇中心的平均距离，见 "
               "davies_bouldin。单点簇的 avg 为 0。"},
    .avoid_when =
        {"values are compared with those of papers or libraries, which use the "
         "distance to the centroid; else as for the original index",
         "要与论文或程序库的值比较：它们用到质心的距离；其余同原始指数"},
};

extern const Metric davies_bouldin_avg_pairwise = {
    .id = "davies_bouldin_avg_pairwise",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_geometry = {Compute, Show},
};

}  // namespace melon::metrics
