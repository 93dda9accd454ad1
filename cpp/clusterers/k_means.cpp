#include "kernels/clustering/k_means.h"

#include <utility>

#include "base/bibliography.h"
#include "clusterers/clusterer.h"

namespace melon::clusterers {
namespace {

constexpr HyperParameter kClusters{.name = "n_clusters",
                                   .kind = HyperParameterKind::whole,
                                   .usual = 3,
                                   .limits = {.low = 1, .high = kMostClusters},
                                   .search_low = 2,
                                   .search_high = 10};
constexpr HyperParameter kStarts{.name = "n_init",
                                 .kind = HyperParameterKind::whole,
                                 .usual = 10,
                                 .limits = {.low = 1, .high = 1000},
                                 .search_low = 1,
                                 .search_high = 20};
constexpr const HyperParameter* kParameters[] = {&kClusters, &kStarts};

Clustering Divide(const FeatureMatrix& rows, const HyperParameters& parameters,
                  std::uint64_t seed) {
  MeanClusters found = KMeans(rows, parameters.Whole(kClusters),
                              static_cast<int>(parameters[kStarts]), seed);
  return {.clusters = std::move(found.clusters), .converged = found.converged};
}

}  // namespace

extern const ClustererWords k_means_words = {
    .words =
        {
            .name = {"k-means", "k 均值"},
            .short_name = {"k-means", "k 均值"},
            .synonyms = {"KMeans, Lloyd, SimpleKMeans", "K-均值"},
            .meaning =
                {"Each row belongs to the nearest of k centres, and each "
                 "centre "
                 "is the mean of its rows: the two steps take turns until "
                 "nothing changes. Of several random starts the one with the "
                 "smallest squared error is kept.",
                 "每一行归入 k 个中心中最近的一个，每个中心是其各行的均值，两步"
                 "交替直到不再变化。多次随机初始化，保留平方误差最小的一次。"},
            .latex =
                R"(E=\sum_{i=1}^{k}\sum_{x\in C_i}\lVert x-\mu_i\rVert_2^2)",
            .symbols = {{"k", {"the number of clusters", "簇数"}},
                        {"C_i", {"the rows of cluster i", "第 i 簇的各行"}},
                        {"\\mu_i", {"their mean", "其均值向量"}}},
            .references = {{sources::zhou2016, "§9.4.1"}},
            .remark =
                {"Starts are drawn by k-means++. The smallest error that was "
                 "found need not be the smallest that there is.",
                 "初始中心由 k-means++ 抽取；所得的误差未必是全局最小。"},
            .avoid_when =
                {"clusters are long, curved or of different size and density, "
                 "or there are outliers: centres go where squares are smallest",
                 "簇呈长条、弯曲，或大小与密度不同，或有离群点：中心只追求平方"
                 "和最小"},
        },
    .parameters = {{"number of clusters", "簇数"},
                   {"random starts", "随机初始化次数"}},
};

extern const Clusterer k_means = {
    .id = "k_means",
    .parameters = kParameters,
    .most_rows = 10'000'000,
    .divide = Divide,
};

}  // namespace melon::clusterers
