#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/ranks/positive_rank_sum.h"
#include "kernels/binary/score_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

/// Sum of the ranks of the positives minus the smallest sum that they could
/// have.
Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  const double positives = groups.total_positive;
  Sum rank_sum = PositiveRankSum(groups);
  rank_sum.Add(-positives * (positives + 1) / 2);
  return Share(rank_sum.value() / positives, groups.total_negative);
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.one_class()) return;
  const RankedScores ranked(groups);
  RankTable(ranked, working);
  working.Result(ShareOfPairs(groups, RankPairsLine(groups, ranked, working)));
}

}  // namespace

extern const Words roc_auc_rank_words = {
    .name = {"AUC by the rank formula", "秩公式 AUC"},
    .synonyms = {"Mann–Whitney U / (n₁n₀), Wilcoxon rank-sum",
                 "AUC = U/(n₁n₀)（U 为 Mann–Whitney 统计量）"},
    .meaning =
        {"The same area computed from the ranks of the positive cases. It "
         "equals the sum of the trapezoids exactly; both are shown because "
         "both are taught.",
         "由正例的秩计算的同一面积，与梯形法完全相等；两种教材讲法并列。"},
    .latex = R"(\frac{\sum_{i:\,y_i=1} r_i-\frac{n_1(n_1+1)}{2}}{n_0\,n_1})",
    .symbols = {{"r_i",
                 {"the rank of case i by its score, the smallest first, ties "
                  "sharing the mean rank",
                  "样例 i 按得分从小到大的秩，相等者取平均秩"}},
                symbols::kN1n0,
                symbols::kTruth01},
    .references = {{sources::mann1947}, {sources::hand2001}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"the AUC stands beside it: it is the same number by another "
                   "way; else as for the AUC",
                   "旁边已有 AUC：它是同一个数的另一种算法；其余同 AUC"},
};

extern const Metric roc_auc_rank = {
    .id = "roc_auc_rank",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
