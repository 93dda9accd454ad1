#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/ranking/discounted_gain.h"
#include "kernels/ranking/position_working.h"
#include "kernels/ranking/query_mean.h"
#include "kernels/ranking/query_working.h"
#include "kernels/ranking/relevant_items.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::no_relevant_items,
    &reasons::negative_relevance, &reasons::fractional_weights};
constexpr Variant kVariants[] = {
    {"ndcg_exp", std::numeric_limits<double>::infinity()}, {"ndcg_exp@10", 10}};
constexpr Text kKeyNames[] = {{"NDCG-exp", "指数 NDCG"},
                              {"NDCG-exp@10", "指数 NDCG@10"}};

Value OfQuery(const RankedItems& query, const Parameters& parameters) {
  return NormalizedDiscountedGain(query, Gain::exponential, parameters.own);
}

Value Compute(const RankedItems& items, const Parameters& parameters) {
  if (HasNegativeRelevance(items)) return reasons::negative_relevance;
  if (!items.whole_weights) return reasons::fractional_weights;
  return QueryMean(items, parameters, OfQuery);
}

Term ShowQuery(const RankedItems& query, const Parameters& parameters,
               Working& working) {
  return NormalizedGainTerm(
      GainsByPosition(query, Gain::exponential, parameters.own),
      GainsByPosition(query.Best(), Gain::exponential, parameters.own),
      working);
}

void Show(const RankedItems& items, const Parameters& parameters,
          Working& working) {
  if (!Compute(items, parameters).defined()) return;
  ShowQueryMean(items, parameters, OfQuery, R"(\mathrm{NDCG})", ShowQuery,
                working);
}

}  // namespace

extern const Words ndcg_exp_words = {
    .name = {"NDCG with exponential gain", "指数增益的 NDCG"},
    .short_name = {"NDCG-exp", "指数 NDCG"},
    .key_names = kKeyNames,
    .meaning = {"NDCG in which an item of relevance r counts 2^r − 1 instead "
                "of r: highly relevant items weigh much more. The mean over "
                "the queries.",
                "相关度为 r 的条目计 2^r − 1 而不是 r 的 "
                "NDCG：高度相关的条目重要得多。对各查询取平均。"},
    .latex =
        R"(\frac{\sum_i (2^{r_i}-1)/\log_2(i+1)}{\max_\pi\sum_i (2^{r_{\pi(i)}}-1)/\log_2(i+1)})",
    .symbols = {symbols::kRelevance, symbols::kOrder},
    .references = {{sources::burges2005}, {sources::mcsherry2008, "(ties)"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"For a relevance of 0 or 1 it equals NDCG. Tied items share "
         "their positions evenly. Queries without a relevant item are "
         "left out.",
         "相关度只取 0 和 1 时与 NDCG "
         "相同。得分相等的条目平均分占其位置。没有相关条目的查询不计入。"},
    .avoid_when =
        {"relevance has many grades or is a real number: the largest then "
         "decides alone; look at NDCG with linear gains",
         "相关性级别很多或为实数：此时由最大者独自决定；看线性增益的 NDCG"},
};

extern const Metric ndcg_exp = {
    .id = "ndcg_exp",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .parameter = {.option = "k",
                  .key_pattern = "ndcg_exp@{}",
                  .low = 1,
                  .high = 1e9},
    .from_ranking = {Compute, Show},
};

}  // namespace melon::metrics
