#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/bibliography.h"
#include "base/sum.h"
#include "kernels/binary/group_cases.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/binary/ranks/kendall_correlation.h"
#include "kernels/binary/ranks/rank_working.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/ranking/query_mean.h"
#include "kernels/ranking/query_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::one_class, &reasons::constant_score, &reasons::constant_truth,
    &reasons::no_cases, &reasons::constant_prediction};

/// In closed form for a truth of two values: concordant minus discordant pairs
/// over the geometric mean of the pairs not tied in the truth and those not
/// tied in the score.
Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  const double n = groups.total();
  Sum twice_untied;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double tied = groups.positive[i] + groups.negative[i];
    twice_untied.Add(tied * (n - tied));
  }
  if (!(twice_untied.value() > 0)) return reasons::constant_score;
  const double untied_truth =
      std::sqrt(groups.total_positive) * std::sqrt(groups.total_negative);
  const double tau = ConcordanceBalance(groups) / untied_truth /
                     std::sqrt(twice_untied.value() / 2);
  return std::clamp(tau, -1.0, 1.0);  // rounding may pass the ends by an ulp
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (!Compute(groups, parameters).defined()) return;
  working.Result(KendallTerm(CasesOf(groups).view(), working));
}

Value OfQuery(const RankedItems& query, const Parameters& /*parameters*/) {
  return KendallCorrelation(query.relevance, query.score, query.weight);
}

Value OfRanking(const RankedItems& items, const Parameters& parameters) {
  return QueryMean(items, parameters, OfQuery);
}

Term ShowQuery(const RankedItems& query, const Parameters& /*parameters*/,
               Working& working) {
  return KendallTerm({.truth = query.relevance,
                      .prediction = query.score,
                      .weight = query.weight},
                     working);
}

void ShowRanking(const RankedItems& items, const Parameters& parameters,
                 Working& working) {
  ShowQueryMean(items, parameters, OfQuery, R"(\tau)", ShowQuery, working);
}

Value OfEstimates(const Estimates& cases, const Parameters& /*parameters*/) {
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  if (ConstantPrediction(cases)) return reasons::constant_prediction;
  return KendallCorrelation(cases.truth, cases.prediction, cases.weight);
}

void ShowEstimates(const Estimates& cases, const Parameters& parameters,
                   Working& working) {
  if (!OfEstimates(cases, parameters).defined()) return;
  working.Result(KendallTerm(cases, working));
}

}  // namespace

extern const Words kendall_tau_b_words = {
    .name = {"Kendall’s τ-b", "Kendall τ-b"},
    .short_name = {"τ-b", "τ-b"},
    .synonyms = {"rank correlation", "秩相关"},
    .meaning =
        {"Rank correlation of truth and score: pairs in the right order minus "
         "pairs in the wrong one, corrected for ties. With a truth of two "
         "classes it reaches 1 only for a score with two values.",
         "真实标记与得分的秩相关：次序一致的样例对个数减去不一致的个数，并对相"
         "等作修正"
         "。真实标记只有两类时，只有得分也只取两个值才可能达到 1。"},
    .latex = R"(\frac{C-D}{\sqrt{(C+D+T_y)(C+D+T_s)}})",
    .symbols = {{R"(C,\ D)",
                 {"the numbers of pairs in the same and in the opposite order",
                  "次序一致与不一致的样例对个数"}},
                {R"(T_y,\ T_s)",
                 {"the numbers of pairs tied in the truth alone and in the "
                  "score alone",
                  "仅真实标记相等与仅得分相等的样例对个数"}}},
    .references = {{sources::kendall1945}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With queries it is the mean over those in which neither the "
               "relevances nor the scores are all the same.",
               "有查询时，对相关度与得分均不全相同的查询取平均。"},
    .use_when = {"the order of all items counts, from first to last",
                 "从头到尾的全部次序都重要"},
    .avoid_when = {"only the top of the ranking is used", "只用排序的前端"},
};

extern const Metric kendall_tau_b = {
    .id = "kendall_tau_b",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_groups = {Compute, Show},
    .from_estimates = {OfEstimates, ShowEstimates},
    .from_ranking = {OfRanking, ShowRanking},
};

}  // namespace melon::metrics
