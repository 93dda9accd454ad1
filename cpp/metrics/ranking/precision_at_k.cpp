#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/share.h"
#include "kernels/ranking/position_working.h"
#include "kernels/ranking/query_mean.h"
#include "kernels/ranking/query_working.h"
#include "kernels/ranking/relevant_items.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::no_relevant_items,
                                            &reasons::fractional_weights};
constexpr Variant kVariants[] = {
    {"precision@1", 1}, {"precision@5", 5}, {"precision@10", 10}};
constexpr Text kKeyNames[] = {{"P@1", "P@1"}, {"P@5", "P@5"}, {"P@10", "P@10"}};

Value OfQuery(const RankedItems& query, const Parameters& parameters) {
  if (RelevantCount(query) == 0) return reasons::no_relevant_items;
  return Share(RelevantWithin(query, parameters.own), parameters.own);
}

Value Compute(const RankedItems& items, const Parameters& parameters) {
  if (!items.whole_weights) return reasons::fractional_weights;
  return QueryMean(items, parameters, OfQuery);
}

Term ShowQuery(const RankedItems& query, const Parameters& parameters,
               Working& working) {
  return HitsLine(query, parameters.own, working) / Term("k", parameters.own);
}

void Show(const RankedItems& items, const Parameters& parameters,
          Working& working) {
  if (!Compute(items, parameters).defined()) return;
  ShowQueryMean(items, parameters, OfQuery, R"(\mathrm{P@k})", ShowQuery,
                working);
}

}  // namespace

extern const Words precision_at_k_words = {
    .name = {"Precision at k", "前 k 位查准率"},
    .short_name = {"P@k", "P@k"},
    .key_names = kKeyNames,
    .meaning = {"The share of relevant items, those with a relevance above 0, "
                "on the first k positions; the mean over the queries.",
                "前 k 个位置中相关条目（相关度大于 0"
                "）的比例，再对各查询取平均。"},
    .latex =
        R"(\frac1Q\sum_{q=1}^{Q}\frac{\lvert\{i:\mathrm{pos}_{q,i}\le k\}\rvert}{k})",
    .symbols = {symbols::kQueries,
                symbols::kPosition,
                {"k", {"how many positions are looked at", "考察的位置数"}}},
    .references = {{sources::manning2008, "§8.4"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Divided by k even when a query has fewer items, as in "
               "trec_eval. Tied items share their positions evenly. Queries "
               "without a relevant item are left out.",
               "即使查询的条目不足 k 个也除以 k（与 trec_eval "
               "相同）。得分相等的条目平均分占其位置。没有相关条目的查询不计入"
               "。"},
    .avoid_when =
        {"queries have fewer than k relevant items, which keeps it below 1, or "
         "the order within the first k matters: look at NDCG",
         "查询的相关项少于 k（其值到不了 1），或前 k 位内的次序重要：看 NDCG"},
};

extern const Metric precision_at_k = {
    .id = "precision_at_k",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .parameter = {.option = "k",
                  .key_pattern = "precision@{}",
                  .low = 1,
                  .high = 1e9},
    .from_ranking = {Compute, Show},
    .exceptions = {.best_when_perfect =
                       "a query may have fewer than k relevant items"},
};

}  // namespace melon::metrics
