#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/bibliography.h"
#include "base/sum.h"
#include "kernels/binary/group_cases.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/binary/ranks/rank_working.h"
#include "kernels/binary/ranks/spearman_correlation.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/ranking/query_mean.h"
#include "kernels/ranking/query_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::one_class, &reasons::constant_score, &reasons::constant_truth,
    &reasons::no_cases, &reasons::constant_prediction};

/// In closed form for a truth of two values: the mean rank of a group differs
/// from the middle rank by half of (cases below − cases above).
Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  const double n = groups.total();
  Sum squares;
  Sum above;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double tied = groups.positive[i] + groups.negative[i];
    const double below = n - above.value() - tied;
    const double difference = below - above.value();
    if (tied < n) squares.Add(tied * difference * difference);
    above.Add(tied);
  }
  if (!(squares.value() > 0)) return reasons::constant_score;
  const double truth_deviation =
      std::sqrt(groups.total_positive / n) * std::sqrt(groups.total_negative);
  const double rho =
      ConcordanceBalance(groups) / truth_deviation / std::sqrt(squares.value());
  return std::clamp(rho, -1.0, 1.0);  // rounding may pass the ends by an ulp
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (!Compute(groups, parameters).defined()) return;
  working.Result(SpearmanTerm(CasesOf(groups).view(), working));
}

Value OfQuery(const RankedItems& query, const Parameters& /*parameters*/) {
  return SpearmanCorrelation(query.relevance, query.score, query.weight);
}

Value OfRanking(const RankedItems& items, const Parameters& parameters) {
  return QueryMean(items, parameters, OfQuery);
}

Term ShowQuery(const RankedItems& query, const Parameters& /*parameters*/,
               Working& working) {
  return SpearmanTerm({.truth = query.relevance,
                       .prediction = query.score,
                       .weight = query.weight},
                      working);
}

void ShowRanking(const RankedItems& items, const Parameters& parameters,
                 Working& working) {
  ShowQueryMean(items, parameters, OfQuery, R"(\rho)", ShowQuery, working);
}

Value OfEstimates(const Estimates& cases, const Parameters& /*parameters*/) {
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  if (ConstantPrediction(cases)) return reasons::constant_prediction;
  return SpearmanCorrelation(cases.truth, cases.prediction, cases.weight);
}

void ShowEstimates(const Estimates& cases, const Parameters& parameters,
                   Working& working) {
  if (!OfEstimates(cases, parameters).defined()) return;
  working.Result(SpearmanTerm(cases, working));
}

}  // namespace

extern const Words spearman_words = {
    .name = {"Spearman’s ρ", "Spearman ρ"},
    .synonyms = {"rank correlation", "秩相关、等级相关"},
    .meaning = {"The correlation between the ranks of truth and score, ties "
                "sharing the mean rank. With a truth of two classes it reaches "
                "1 only for a score with two values.",
                "真实标记与得分的秩之间的相关系数，相等者取平均秩。真实标记只有"
                "两类时，只有得分也只取两个值才可能达到 1。"},
    .latex =
        R"(\frac{\operatorname{cov}(r_y,r_s)}{\sigma_{r_y}\,\sigma_{r_s}})",
    .symbols = {{R"(r_y,\ r_s)",
                 {"the ranks of truth and score", "真实标记与得分的秩"}},
                {R"(\sigma)", {"standard deviation", "标准差"}}},
    .references = {{sources::spearman1904}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With queries it is the mean over those in which neither the "
               "relevances nor the scores are all the same.",
               "有查询时，对相关度与得分均不全相同的查询取平均。"},
    .avoid_when = {"distances between values matter and not their order alone, "
                   "or only the top of the ranking is used",
                   "数值之间的差距也重要而不只是次序，或只用排序的前端"},
};

extern const Metric spearman = {
    .id = "spearman",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_groups = {Compute, Show},
    .from_estimates = {OfEstimates, ShowEstimates},
    .from_ranking = {OfRanking, ShowRanking},
};

}  // namespace melon::metrics
