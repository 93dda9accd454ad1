#include <cstddef>
#include <optional>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/numbers/share.h"
#include "kernels/ranking/harmonic_sum.h"
#include "kernels/ranking/query_mean.h"
#include "kernels/ranking/query_working.h"
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
/// The mean over more items with one score is not written as a sum.
constexpr double kMostShown = 10000;

/// The items that are tied with the first relevant one; nothing when no
/// relevant item is ranked.
std::optional<TiedItems> FirstRelevant(const RankedItems& query) {
  std::optional<TiedItems> first;
  ForEachTie(query, [&first](const TiedItems& tie) {
    if (tie.relevant > 0) first = tie;
    return tie.relevant == 0;
  });
  return first;
}

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
  const std::optional<TiedItems> first = FirstRelevant(query);
  return first ? Share(TieMean(*first), 1) : 0;
}

bool HasLongTie(const RankedItems& query) {
  if (query.weight.empty() && static_cast<double>(query.size()) <= kMostTied)
    return false;
  const std::optional<TiedItems> first = FirstRelevant(query);
  return first && first->relevant > 1 && first->count > kMostTied;
}

Value Compute(const RankedItems& items, const Parameters& parameters) {
  if (!items.whole_weights) return reasons::fractional_weights;
  for (std::size_t i = 0; i < items.query_count(); ++i) {
    if (HasLongTie(items.Query(i))) return kTooManyTied;
  }
  return QueryMean(items, parameters, OfQuery);
}

/// The probability that the first of them stands on the i-th position of the
/// tie.
double ProbabilityAt(const TiedItems& tie, double i) {
  double probability = tie.relevant / tie.count;
  for (double j = 1; j < i; ++j)
    probability *= (tie.count - j - tie.relevant + 1) / (tie.count - j);
  return probability;
}

Term TieMeanTerm(const TiedItems& tie) {
  if (tie.count > kMostShown) return TieMean(tie);
  return FoldedSum(R"(\sum_i\frac{P_i}{\mathrm{pos}_i})",
                   static_cast<std::size_t>(tie.count - tie.relevant + 1),
                   [&tie](std::size_t place) {
                     const auto i = static_cast<double>(place + 1);
                     return Term("P_i", ProbabilityAt(tie, i)) /
                            Term(R"(\mathrm{pos}_i)", tie.above + i);
                   },
                   TieMean(tie));
}

Term ShowQuery(const RankedItems& query, const Parameters& /*parameters*/,
               Working& working) {
  const std::optional<TiedItems> first = FirstRelevant(query);
  if (!first) return {R"(\frac{1}{\infty})", 0};
  const Term position(R"(\mathrm{pos})", first->above + 1);
  if (first->count == 1) return 1 / position;
  return working.Line(
      R"(\mathrm{E}\frac{1}{\mathrm{pos}})", TieMeanTerm(*first),
      {"the mean over all orders of the tied items; P is the probability that "
       "the first relevant one of them stands on the position below",
       "在得分相等的条目的所有排列上取平均；P 为其中首个相关条目位于分母所示位"
       "置的概率"});
}

void Show(const RankedItems& items, const Parameters& parameters,
          Working& working) {
  if (!Compute(items, parameters).defined()) return;
  ShowQueryMean(items, parameters, OfQuery, R"(\mathrm{RR})", ShowQuery,
                working);
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
    .use_when = {"one good answer is enough, and its position counts",
                 "有一个好答案就够，且其位置重要"},
    .avoid_when = {"several relevant items should be found",
                   "应找出多个相关项"},
};

extern const Metric mean_reciprocal_rank = {
    .id = "mean_reciprocal_rank",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_ranking = {Compute, Show},
};

}  // namespace melon::metrics
