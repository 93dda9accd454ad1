#include "kernels/clustering/davies_bouldin_working.h"

#include <cstddef>
#include <string>
#include <vector>

#include "base/working/sum_apart.h"
#include "kernels/clustering/cluster_working.h"
#include "kernels/clustering/davies_bouldin.h"
#include "kernels/clustering/matrix_table.h"

namespace melon {
namespace {

/// More clusters than these are not worked out one by one.
constexpr std::size_t kMostLines = 12;

std::string Indexed(std::string_view sign, std::string_view index) {
  std::string text(sign);
  return text.replace(text.find('#'), 1, index);
}

void ShowDistances(const ClusterGeometry& geometry, Working& working) {
  const std::size_t k = geometry.cluster_count();
  std::vector<std::string> rows;
  std::vector<std::string> heads = {R"(d_{\mathrm{cen}})"};
  for (std::size_t cluster = 0; cluster < k; ++cluster) {
    rows.push_back(GroupName(geometry.names, cluster));
    heads.push_back(LatexText(rows.back()));
  }
  ShowMatrix(
      {"distances of the centroids", "簇中心之间的距离"}, rows, heads,
      [&](std::size_t row, std::size_t column) {
        return geometry.between_centroids[(row * k) + column];
      },
      working);
}

}  // namespace

void ShowDaviesBouldin(const ClusterGeometry& geometry,
                       const ClusterSpread& spread, Working& working) {
  if (!DaviesBouldin(geometry, spread.values).defined()) return;
  ShowClusters(geometry, {{Indexed(spread.sign, "i"), spread.values}}, working);
  ShowDistances(geometry, working);
  const std::size_t k = geometry.cluster_count();
  const auto spread_of = [&](std::size_t cluster) {
    return Term(Indexed(spread.sign, std::to_string(cluster + 1)),
                spread.values[cluster]);
  };
  std::vector<Term> ratios;
  ratios.reserve(k);
  for (std::size_t i = 0; i < k; ++i) {
    const std::size_t j = WorstNeighbor(geometry, spread.values, i);
    const std::string number = std::to_string(i + 1);
    const Term distance(R"(d_{\mathrm{cen}}(\mu_{)" + number + R"(},\mu_{)" +
                            std::to_string(j + 1) + "})",
                        geometry.between_centroids[(i * k) + j]);
    const Term ratio = (spread_of(i) + spread_of(j)) / distance;
    const std::string sign = "R_{" + number + '}';
    ratios.push_back(
        k > kMostLines
            ? Term(sign, ratio.value())
            : working.Line(sign, ratio,
                           i == 0 ? Text{"each cluster with the neighbour that "
                                         "makes the quotient largest",
                                         "每簇与使比值最大的邻簇"}
                                  : Text{}));
  }
  const Term sum = SumApart(SumOf(R"(\sum_{i=1}^{k}R_i)", ratios), working);
  working.Result(sum / ClustersTerm(geometry));
}

}  // namespace melon
