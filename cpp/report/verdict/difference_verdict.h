#pragma once

#include <string_view>

#include "report/verdict/verdict.h"

namespace melon {

/// The paired t test of the differences of the metric, case by case or query by
/// query, as the basis of a verdict.
[[nodiscard]] constexpr VerdictBasis ByPairedT(std::string_view metric,
                                               bool lower_is_better) {
  return {.metric = metric,
          .lower_is_better = lower_is_better,
          .test = "paired_t_test",
          .difference = "mean_diff",
          .statistic = "paired_t",
          .low = "paired_t_low",
          .high = "paired_t_high",
          .p = "paired_t_p"};
}

/// The same question asked of ranks, under the key of the verdict.
[[nodiscard]] inline SecondTest BySignedRanks(std::string_view key) {
  return {.key = key,
          .test = "wilcoxon_signed_rank",
          .p = {"wilcoxon_p_exact", "wilcoxon_p_approx"},
          .favours = "wilcoxon_rank_sum_difference"};
}

}  // namespace melon
