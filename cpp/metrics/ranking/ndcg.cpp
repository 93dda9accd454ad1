#include <algorithm>
#include <cstddef>
#include <limits>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/numbers/share.h"
#include "kernels/ranking/discount_sum.h"
#include "kernels/ranking/discounted_gain.h"
#include "kernels/ranking/position_working.h"
#include "kernels/ranking/query_mean.h"
#include "kernels/ranking/query_working.h"
#include "kernels/ranking/relevant_items.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_positives, &reasons::fractional_weights, &reasons::no_cases,
    &reasons::no_relevant_items, &reasons::negative_relevance};
constexpr Variant kVariants[] = {
    {"ndcg", std::numeric_limits<double>::infinity()}, {"ndcg@10", 10}};
constexpr Text kKeyNames[] = {{"NDCG", "NDCG"}, {"NDCG@10", "NDCG@10"}};

/// Each case of a group of ties stands on each position of the group equally
/// often, which is the mean over all orders of the tied cases. Weights are
/// numbers of cases, so they take as many positions.
Value Compute(const ScoreGroups& groups, const Parameters& parameters) {
  if (groups.total_positive == 0) return reasons::no_positives;
  if (!groups.whole_weights) return reasons::fractional_weights;
  const double last_position = parameters.own;
  Sum gain;
  double above = 0;
  for (std::size_t i = 0; i < groups.score.size() && above < last_position;
       ++i) {
    const double tied = groups.positive[i] + groups.negative[i];
    if (groups.positive[i] > 0) {
      const double discounts =
          DiscountSum(above + 1, std::min(above + tied, last_position));
      gain.Add(groups.positive[i] / tied * discounts);
    }
    above += tied;
  }
  return Share(gain.value(),
               DiscountSum(1, std::min(groups.total_positive, last_position)));
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (!Compute(groups, parameters).defined()) return;
  working.Result(NormalizedGainTerm(HitsByPosition(groups, parameters.own),
                                    BestHits(groups, parameters.own), working));
}

Value OfQuery(const RankedItems& query, const Parameters& parameters) {
  return NormalizedDiscountedGain(query, Gain::linear, parameters.own);
}

Value OfRanking(const RankedItems& items, const Parameters& parameters) {
  if (HasNegativeRelevance(items)) return reasons::negative_relevance;
  if (!items.whole_weights) return reasons::fractional_weights;
  return QueryMean(items, parameters, OfQuery);
}

Term ShowQuery(const RankedItems& query, const Parameters& parameters,
               Working& working) {
  return NormalizedGainTerm(
      GainsByPosition(query, Gain::linear, parameters.own),
      GainsByPosition(query.Best(), Gain::linear, parameters.own), working);
}

void ShowRanking(const RankedItems& items, const Parameters& parameters,
                 Working& working) {
  if (!OfRanking(items, parameters).defined()) return;
  ShowQueryMean(items, parameters, OfQuery, R"(\mathrm{NDCG})", ShowQuery,
                working);
}

}  // namespace

extern const Words ndcg_words = {
    .name = {"Normalised discounted cumulative gain", "归一化折损累计增益"},
    .short_name = {"NDCG", "NDCG"},
    .key_names = kKeyNames,
    .meaning = {"How far up the ranking the positive cases stand: each counts "
                "1/log₂(position + 1), and the sum is divided by that of the "
                "best ranking. With graded relevance each item counts its "
                "relevance times that; with queries it is their mean. NDCG@k "
                "looks at the first k positions alone.",
                "正例在排序中有多靠前：位置 i 上的正例计 1/log₂(i + "
                "1)，总和除以最优排序的总和。相关度分级时，每个条目再乘以相关"
                "度；有查询时取各查询的平均。NDCG@k 只看前 k 个位置。"},
    .latex =
        R"(\frac{\sum_i y_i/\log_2(i+1)}{\max_\pi\sum_i y_{\pi(i)}/\log_2(i+1)})",
    .symbols =
        {{"y_i",
          {"the relevance of the case at position i; 1 for a positive one",
           "第 i 位样例的相关度，正例为 1"}},
         symbols::kOrder},
    .references = {{sources::jarvelin2002},
                   {sources::burges2005},
                   {sources::mcsherry2008, "(ties)"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Tied cases share their positions evenly. The discount is "
               "1/log₂(position + 1), not log₂(position) + 1. Queries without "
               "a relevant item are left out; scikit-learn counts them 0.",
               "得分相等的样例平均分占其位置。位置 i 的折损为 1/log₂(i + "
               "1)，而不是 log₂ i + 1。没有相关条目的查询不计入，而 "
               "scikit-learn 按 0 计。"},
    .use_when =
        {"relevance has several grades and the top positions count most",
         "相关性分多级，且靠前的位置最重要"},
    .avoid_when = {"only the first relevant item matters: look at the mean "
                   "reciprocal rank",
                   "只关心首个相关项：看平均倒数排名"},
};

extern const Metric ndcg = {
    .id = "ndcg",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .parameter = {.option = "k",
                  .key_pattern = "ndcg@{}",
                  .low = 1,
                  .high = 1e9},
    .from_groups = {Compute, Show},
    .from_ranking = {OfRanking, ShowRanking},
};

}  // namespace melon::metrics
