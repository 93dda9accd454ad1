#include "kernels/clustering/davies_bouldin.h"

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/davies_bouldin_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::one_cluster, &reasons::coinciding_centroids,
    &reasons::overflow};

Value Compute(const ClusterGeometry& geometry,
              const Parameters& /*parameters*/) {
  return DaviesBouldin(geometry, geometry.centroid_distance);
}

void Show(const ClusterGeometry& geometry, const Parameters& /*parameters*/,
          Working& working) {
  ShowDaviesBouldin(geometry, {geometry.centroid_distance, "s_{#}"}, working);
}

constexpr Form kForms[] = {
    {.key = "davies_bouldin",
     .name = {"mean distance to the centroid", "到簇中心的平均距离"},
     .used_by = {"Davies and Bouldin; scikit-learn",
                 "Davies 与 Bouldin 原文；scikit-learn"},
     .source = {sources::davies1979}},
    {.key = "davies_bouldin_avg_pairwise",
     .name = {"mean distance between pairs", "簇内点对的平均距离"},
     .used_by = {"Zhou’s textbook", "周志华《机器学习》"},
     .source = {sources::zhou2016, "§9.2"}}};

}  // namespace

extern const Words davies_bouldin_words = {
    .name = {"Davies–Bouldin index", "Davies–Bouldin 指数"},
    .short_name = {"DB", "DBI"},
    .meaning = {"How wide two clusters are compared with the distance of their "
                "centroids, for each cluster with its worst neighbour. Lower "
                "is better: narrow clusters far apart.",
                "两簇的离散程度与其中心距离之比，每簇取最糟的邻簇再平均。越小越"
                "好：簇内紧、簇间远。"},
    .latex =
        R"(\frac1k\sum_{i=1}^{k}\max_{j\ne i}\frac{s_i+s_j}{d_{\mathrm{cen}}(\mu_i,\mu_j)},\quad s_i=\frac1{|C_i|}\sum_{x\in C_i}\mathrm{dist}(x,\mu_i))",
    .symbols = {symbols::kClusters,
                symbols::kCluster,
                symbols::kCentroid,
                symbols::kDcen,
                {"s_i",
                 {"the mean distance of cluster i’s points to its centroid",
                  "第 i 簇各点到簇中心的平均距离"}}},
    .references = {{sources::davies1979}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"As Davies and Bouldin and scikit-learn define it, with the mean "
         "distance to the centroid. Zhou’s textbook takes the mean distance "
         "between pairs instead: that is davies_bouldin_avg_pairwise. With "
         "cosine distances a centroid is the mean of the points, each scaled "
         "to length 1.",
         "按 Davies 与 Bouldin 的原定义（scikit-learn 亦同），s "
         "为到簇中心的平均距离。周志华《机器学习》改用簇内点对的平均距离，见 "
         "davies_bouldin_avg_"
         "pairwise。采用余弦距离时，簇中心是各点缩放为单位长度"
         "后的均值。"},
    .avoid_when =
        {"clusters are long, curved or of different density, or outliers are "
         "many: it sees a cluster as its centroid and a width",
         "簇呈长条、弯曲或密度不同，或离群点多：它只看簇的质心与宽度"},
    .forms = kForms,
    .forms_differ =
        {"They measure the width of a cluster differently: by the distances of "
         "its points to the centroid, or to each other, which are larger. "
         "Compare clusterings by one of the two, never across.",
         "两者对簇宽度的度量不同：一为各点到簇中心的距离，一为点与点之间的距离"
         "，后者更大。比较聚类结果时只用其中一种，不可混用。"},
};

extern const Metric davies_bouldin = {
    .id = "davies_bouldin",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_geometry = {Compute, Show},
};

}  // namespace melon::metrics
