#include "kernels/clustering/pair_working.h"

#include <cstddef>
#include <string>

#include "kernels/clustering/contingency_working.h"
#include "kernels/clustering/count_pairs.h"

namespace melon {
namespace {

/// The pairs within the groups, `pairs` in all.
Term PairsWithin(const GroupingTerms& groups, double pairs) {
  return FoldedSum(R"(\sum_)" + std::string(groups.index) + R"(\binom{)" +
                       std::string(groups.size) + "}{2}",
                   groups.sizes.size(),
                   [&groups](std::size_t i) {
                     return PairsOf(Term(groups.size, groups.sizes[i]));
                   },
                   pairs);
}

}  // namespace

PairTerms ShowPairs(const ContingencyTable& table, Working& working) {
  const PairCounts pairs = CountPairs(table);
  ShowContingency(table, working);
  const Term a = working.Line(
      "a",
      FoldedSum(R"(\sum_{jk}\binom{m_{jk}}{2})", table.cells.size(),
                [&table](std::size_t i) {
                  return PairsOf(Term("m_{jk}", table.cells[i].weight));
                },
                pairs.together_in_both),
      {"pairs of points together in clusters and truth",
       "在聚类与真实分组中都同组的点对数"});
  const Term b = working.Line(
      "b",
      PairsWithin(ClusterTerms(table),
                  pairs.together_in_both + pairs.together_in_clusters) -
          a,
      {"pairs together in the clusters alone", "仅在聚类中同组的点对数"});
  const Term c = working.Line(
      "c",
      PairsWithin(ClassTerms(table),
                  pairs.together_in_both + pairs.together_in_truth) -
          a,
      {"pairs together in the truth alone", "仅在真实分组中同组的点对数"});
  const Term d = working.Line("d", PairsOf(PointsTerm(table)) - a - b - c,
                              {"pairs apart in both", "都不同组的点对数"});
  return {a, b, c, d};
}

}  // namespace melon
