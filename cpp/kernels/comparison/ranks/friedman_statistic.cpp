#include "kernels/comparison/ranks/friedman_statistic.h"

namespace melon {

FriedmanStatistic FriedmanOf(const RankSums& sums) {
  const auto n = static_cast<double>(sums.row_count);
  const auto k = static_cast<double>(sums.rank_sum.size());
  FriedmanStatistic statistic;
  statistic.row_count = n;
  statistic.column_count = k;
  const double mean_sum = n * (k + 1) / 2;
  for (const double rank_sum : sums.rank_sum)
    statistic.between += (rank_sum - mean_sum) * (rank_sum - mean_sum);
  statistic.untied_spread = n * k * (k + 1) * (k - 1) / 12;
  statistic.spread = statistic.untied_spread - (sums.tie_term / 12);
  return statistic;
}

}  // namespace melon
