#include "kernels/comparison/all_pairs/rank_working.h"

namespace melon {

Term ShowRankError(double algorithms, double rows, Working& working) {
  const Term k =
      working.Line("k", algorithms, {"number of algorithms", "算法个数"});
  const Term n = working.Line("N", rows, {"number of data sets", "数据集个数"});
  return working.Line(
      R"(\mathrm{SE})", Root(k * (k + 1) / (6 * n)),
      {"standard error of a difference of mean ranks", "平均序值之差的标准误"});
}

RankDifferenceTerms ShowRankDifference(std::span<const double> mean_rank,
                                       double rows, std::size_t a,
                                       std::size_t b, Working& working,
                                       std::string_view key) {
  const Term difference = working.Give(
      key, R"(\Delta)",
      Term(R"(\bar R_a)", mean_rank[a]) - Term(R"(\bar R_b)", mean_rank[b]),
      {"difference of the mean ranks", "平均序值之差"});
  return {difference,
          ShowRankError(static_cast<double>(mean_rank.size()), rows, working)};
}

}  // namespace melon
