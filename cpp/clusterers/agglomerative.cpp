#include "base/bibliography.h"
#include "clusterers/clusterer.h"
#include "kernels/clustering/agglomerate.h"

namespace melon::clusterers {
namespace {

constexpr std::string_view kLinkages[] = {"ward", "complete", "average",
                                          "single"};

constexpr HyperParameter kClusters{.name = "n_clusters",
                                   .kind = HyperParameterKind::whole,
                                   .usual = 3,
                                   .limits = {.low = 1, .high = kMostClusters},
                                   .search_low = 2,
                                   .search_high = 10};
constexpr HyperParameter kLinkage{.name = "linkage",
                                  .kind = HyperParameterKind::choice,
                                  .usual = 0,
                                  .choices = kLinkages};
constexpr const HyperParameter* kParameters[] = {&kClusters, &kLinkage};

Clustering Divide(const FeatureMatrix& rows, const HyperParameters& parameters,
                  std::uint64_t /*seed*/) {
  return {.clusters = Agglomerate(
              rows, static_cast<Linkage>(parameters.Whole(kLinkage)),
              parameters.Whole(kClusters))};
}

}  // namespace

extern const ClustererWords agglomerative_words = {
    .words =
        {
            .name = {"agglomerative clustering", "层次聚类（AGNES）"},
            .short_name = {"agglomerative", "层次聚类"},
            .synonyms = {"AgglomerativeClustering, hclust, AGNES, linkage",
                         "凝聚, 自底向上"},
            .meaning =
                {"Each row begins as a cluster of its own; the two nearest "
                 "clusters are merged again and again until the wanted number "
                 "is left. How near two clusters are, the linkage says.",
                 "每一行先自成一簇，不断合并距离最近的两簇，直到剩下指定的簇数"
                 "。"
                 "两簇的距离由 linkage 决定。"},
            .latex =
                R"(\min_{x\in C_i,z\in C_j}d(x,z)\ \text{(single)},\quad )"
                R"(\max_{x\in C_i,z\in C_j}d(x,z)\ \text{(complete)},\quad )"
                R"(\frac{1}{|C_i||C_j|}\sum_{x\in C_i}\sum_{z\in C_j}d(x,z)\ )"
                R"(\text{(average)},\quad )"
                R"(\frac{|C_i||C_j|}{|C_i|+|C_j|}\lVert\mu_i-\mu_j\rVert_2^2\ )"
                R"(\text{(ward)})",
            .symbols = {{"d(x,z)", {"the Euclidean distance", "欧氏距离"}},
                        {"C_i, C_j", {"two clusters", "两个簇"}},
                        {"\\mu_i, \\mu_j", {"their means", "其均值向量"}}},
            .references = {{sources::zhou2016, "§9.6"}},
            .remark = {"Of pairs that are equally near, which one is merged "
                       "depends on the order of the rows. It needs four bytes "
                       "for the square of the number of rows.",
                       "距离相等时合并哪一对取决于行的顺序。所需内存为行数平方"
                       "的四倍字节。"},
            .avoid_when = {"rows are many thousands: it needs all distances; "
                           "or a merge that was made early must be undone",
                           "样例成千上万：需要全部距离；或早先的合并需要撤销"},
        },
    .parameters = {{"number of clusters", "簇数"},
                   {"how the distance of clusters is measured",
                    "簇间距离的度量方式"}},
};

extern const Clusterer agglomerative = {
    .id = "agglomerative",
    .parameters = kParameters,
    .most_rows = 10'000,
    .divide = Divide,
};

}  // namespace melon::clusterers
