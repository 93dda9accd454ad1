#include <algorithm>
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

constexpr Reason kTooLarge{
    "too_large",
    {"the sum is too large for a number", "总和过大，无法用数表示"}};
/// Leaves room for the sum over items.
constexpr double kMostRelevance = 1e280;
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::no_relevant_items,
    &reasons::negative_relevance, &reasons::fractional_weights, &kTooLarge};
constexpr Variant kVariants[] = {
    {"dcg", std::numeric_limits<double>::infinity()}, {"dcg@10", 10}};
constexpr Text kKeyNames[] = {{"DCG", "DCG"}, {"DCG@10", "DCG@10"}};

Value OfQuery(const RankedItems& query, const Parameters& parameters) {
  if (RelevantCount(query) == 0) return reasons::no_relevant_items;
  return ScaledDiscountedGain(query, Gain::linear, parameters.own) *
         query.best_relevance.front();
}

Value Compute(const RankedItems& items, const Parameters& parameters) {
  if (HasNegativeRelevance(items)) return reasons::negative_relevance;
  if (!items.whole_weights) return reasons::fractional_weights;
  if (std::any_of(items.relevance.begin(), items.relevance.end(),
                  [](double relevance) { return relevance > kMostRelevance; }))
    return kTooLarge;
  return QueryMean(items, parameters, OfQuery);
}

Term ShowQuery(const RankedItems& query, const Parameters& parameters,
               Working& working) {
  return DiscountedGainTerm(
      GainsByPosition(query, Gain::linear, parameters.own), working);
}

void Show(const RankedItems& items, const Parameters& parameters,
          Working& working) {
  if (!Compute(items, parameters).defined()) return;
  ShowQueryMean(items, parameters, OfQuery, R"(\mathrm{DCG})", ShowQuery,
                working);
}

}  // namespace

extern const Words dcg_words = {
    .name = {"Discounted cumulative gain", "折损累计增益"},
    .short_name = {"DCG", "DCG"},
    .key_names = kKeyNames,
    .meaning = {"The relevance of the ranked items, each divided by "
                "log₂(position + 1), summed; the mean over the queries. It "
                "grows with the number of relevant items, so it compares "
                "models on the same queries only.",
                "各条目的相关度除以 log₂(位置 + "
                "1) 后求和，再对各查询取平均。它随相关条目的数量增长，只能用来"
                "在相同的查询上比较模型。"},
    .latex = R"(\frac1Q\sum_{q=1}^{Q}\sum_i \frac{r_{q,i}}{\log_2(i+1)})",
    .symbols = {symbols::kQueries,
                {"r_{q,i}",
                 {"the relevance of the item at position i of query q",
                  "查询 q 第 i 位条目的相关度"}}},
    .references = {{sources::jarvelin2002}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Tied items share their positions evenly. Queries without a "
               "relevant item are left out.",
               "得分相等的条目平均分占其位置。没有相关条目的查询不计入。"},
    .avoid_when = {"queries with different numbers of relevant items are "
                   "compared: NDCG divides by the best that is possible",
                   "比较相关项个数不同的查询：NDCG 会除以可能的最大值"},
};

extern const Metric dcg = {
    .id = "dcg",
    .direction = Direction::higher_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .variants = kVariants,
    .parameter = {.option = "k",
                  .key_pattern = "dcg@{}",
                  .low = 1,
                  .high = 1e9},
    .from_ranking = {Compute, Show},
    .exceptions = {.best_when_perfect =
                       "the largest sum depends on the relevances"},
};

}  // namespace melon::metrics
