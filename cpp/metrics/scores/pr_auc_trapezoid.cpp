#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/group_memo.h"
#include "kernels/binary/score_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_positives};

/// Twice the area, in cases.
template <class WeightSum>
double TwiceArea(const ScoreGroups& groups) {
  Sum area;
  WeightSum true_positive;
  WeightSum predicted;
  double last_precision = 1;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    true_positive.Add(groups.positive[i]);
    predicted.Add(groups.positive[i] + groups.negative[i]);
    if (predicted.value() == 0) continue;
    const double precision = Share(true_positive.value(), predicted.value());
    area.Add(groups.positive[i] * (last_precision + precision));
    last_precision = precision;
  }
  return area.value();
}

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total_positive == 0) return reasons::no_positives;
  const double area = HasExactSums(groups) ? TwiceArea<ExactSum>(groups)
                                           : TwiceArea<Sum>(groups);
  return Share(area, 2 * groups.total_positive);
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (groups.total_positive == 0) return;
  const RankedScores ranked(groups);
  RecallTable(ranked, working);
  std::vector<Trapezoid> trapezoids;
  for (std::size_t k = 1; k <= ranked.size(); ++k) {
    if (ranked.Positives(k) == 0) continue;
    trapezoids.push_back({.left = ranked.Recall(k - 1),
                          .right = ranked.Recall(k),
                          .left_height = ranked.Precision(k - 1),
                          .right_height = ranked.Precision(k)});
  }
  working.Result(TrapezoidArea(
      R"(\sum_k(R_k-R_{k-1})(P_{k-1}+P_k))", trapezoids,
      Compute(groups, parameters).number(),
      {"twice the area of the trapezoids under the P-R curve, P₀ being 1",
       "P-R 曲线下梯形面积之和的两倍，其中 P₀ = 1"},
      working));
}

}  // namespace

extern const Words pr_auc_trapezoid_words = {
    .name = {"Area under the P-R curve, trapezoids",
             "P-R 曲线下面积（梯形法）"},
    .short_name = {"PR-AUC (trapezoid)", "PR-AUC（梯形）"},
    .meaning = {"The area when the points of the precision-recall curve are "
                "joined by straight lines, from (0, 1) on.",
                "从 (0, 1) 起用直线连接 P-R 曲线各点所得的面积。"},
    .latex = R"(\sum_k (R_k-R_{k-1})\,\frac{P_{k-1}+P_k}{2})",
    .symbols = {symbols::kPrSteps},
    .references = {{sources::davis2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Straight lines in P-R space cannot be reached and are usually too "
         "optimistic; prefer average precision.",
         "P-R 空间中的直线插值通常无法达到且偏乐观；建议使用平均查准率。"},
    .avoid_when =
        {"a number is reported: straight lines between points of the P-R curve "
         "are too optimistic (Davis & Goadrich 2006); take average precision",
         "要报告数值：P-R 曲线的点之间连直线过于乐观（Davis 与 Goadrich "
         "2006）；用平均查准率"},
};

extern const Metric pr_auc_trapezoid = {
    .id = "pr_auc_trapezoid",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
