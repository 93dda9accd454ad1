#include <cstddef>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/numbers/share.h"
#include "kernels/ranking/harmonic_sum.h"
#include "kernels/ranking/query_mean.h"
#include "kernels/ranking/relevant_items.h"
#include "kernels/ranking/tied_items.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr Reason kTooManyTied{
    "too_many_tied",
    {"more than ten million items have one score", "得分相同的条目超过一千万"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::no_relevant_items,
    &reasons::fractional_weights, &kTooManyTied};
/// Of more items with one score, several of them relevant, the mean would take
/// too long.
constexpr double kMostTied = 1e7;
/// Probabilities below this change no digit of the mean.
constexpr double kNegligible = 1e-18;

/// Mean reciprocal position of the first of r relevant items in a random order
/// of t tied ones. It stands on position i with probability r/t for i = 1, and
/// from i to i + 1 with (t − i − r + 1)/(t − i) of it; for r = 1 each position
/// is as likely.
double TieMean(const TiedItems& tie) {
  if (tie.relevant == 1)
    return HarmonicSum(tie.above + 1, tie.above + tie.count) / tie.count;
  Sum mean;
  double probability = tie.relevant / tie.count;
  for (double i = 1; i <= tie.count && probability > kNegligible; ++i) {
    mean.Add(probability / (tie.above + i));
    probability *= (tie.count - i - tie.relevant + 1) / (tie.count - i);
  }
  return mean.value();
}

Value OfQuery(const RankedItems& query, const Parameters& /*parameters*/) {
  if (RelevantCount(query) == 0) return reasons::no_relevant_items;
  double mean = 0;
  ForEachTie(query, [&mean](const TiedItems& tie) {
    if (tie.relevant > 0) mean = TieMean(tie);
    return tie.relevant == 0;
  });
  return Share(mean, 1);
}

bool HasLongTie(const RankedItems& query) {
  if (query.weight.empty() && static_cast<double>(query.size()) <= kMostTied)
    return false;
  bool found = false;
  ForEachTie(query, [&found](const TiedItems& tie) {
    found = tie.relevant > 1 && tie.count > kMostTied;
    return tie.relevant == 0;
  });
  return found;
}

Value Compute(const RankedItems& items, const Parameters& parameters) {
  if (!items.whole_weights) return reasons::fractional_weights;
  for (std::size_t i = 0; i < items.query_count(); ++i) {
    if (HasLongTie(items.Query(i))) return kTooManyTied;
  }
  return QueryMean(items, parameters, OfQuery);
}

}  // namespace

extern const Words mean_reciprocal_rank_words = {
    .name = {"Mean reciprocal rank", "平均倒数排名"},
    .short_name = {"MRR", "MRR"},
    .meaning = {"One divided by the position of the first relevant item, one "
                "with a relevance above 0; the mean over the queries.",
                "首个相关条目（相关度大于 0）位置的倒数，再对各查询取平均。"},
    .latex = R"(\frac1Q\sum_{q=1}^{Q}\frac{1}{\mathrm{pos}_{q,1}})",
    .symbols = {symbols::kQueries,
                {R"(\mathrm{pos}_{q,1})",
                 {"the position of the first relevant item of query q",
                  "查询 q 的第一个相关条目的位置"}}},
    .references = {{sources::voorhees1999}, {sources::mcsherry2008, "(ties)"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Tied items share their positions evenly: the value is the mean "
               "over all their orders. Queries without a relevant item are "
               "left out.",
               "得分相等的条目平均分占其位置：取值为所有排列的平均。没有相关条"
               "目的查询不计入。"},
};

extern const Metric mean_reciprocal_rank = {
    .id = "mean_reciprocal_rank",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_ranking = Compute,
};

}  // namespace melon::metrics
