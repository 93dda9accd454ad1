#include <cstddef>
#include <vector>

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

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::no_relevant_items,
                                            &reasons::fractional_weights};

/// The mean over all orders of t tied items, r of them relevant, below c items
/// of which R are relevant: with probability r/t the i-th position is relevant,
/// and then R + 1 + (i − 1)(r − 1)/(t − 1) of the c + i items so far are.
/// McSherry & Najork 2008, written as Σ (A/(c + i) + B).
double TieSum(const TiedItems& tie, double relevant_above) {
  const double slope = tie.count > 1 ? (tie.relevant - 1) / (tie.count - 1) : 0;
  const double at_zero = relevant_above + 1 - (slope * (tie.above + 1));
  return tie.relevant / tie.count *
         ((at_zero * HarmonicSum(tie.above + 1, tie.above + tie.count)) +
          (slope * tie.count));
}

/// Where relevant items stand, and what they add to the sum.
struct Found {
  TiedItems tie;
  double relevant_above;
  double sum;
};

std::vector<Found> FindRelevant(const RankedItems& query) {
  const double relevant = RelevantCount(query);
  std::vector<Found> found;
  double relevant_above = 0;
  ForEachTie(query, [&](const TiedItems& tie) {
    if (tie.relevant > 0)
      found.push_back({tie, relevant_above, TieSum(tie, relevant_above)});
    relevant_above += tie.relevant;
    return relevant_above < relevant;
  });
  return found;
}

Value OfQuery(const RankedItems& query, const Parameters& /*parameters*/) {
  const double relevant = RelevantCount(query);
  if (relevant == 0) return reasons::no_relevant_items;
  Sum sum;
  for (const Found& one : FindRelevant(query)) sum.Add(one.sum);
  return Share(sum.value(), relevant);
}

Value Compute(const RankedItems& items, const Parameters& parameters) {
  if (!items.whole_weights) return reasons::fractional_weights;
  return QueryMean(items, parameters, OfQuery);
}

Term ShowQuery(const RankedItems& query, const Parameters& /*parameters*/,
               Working& working) {
  const std::vector<Found> found = FindRelevant(query);
  Sum total;
  bool has_ties = false;
  for (const Found& one : found) {
    total.Add(one.sum);
    has_ties = has_ties || one.tie.count > 1;
  }
  const Text of_all{"the precision down to each relevant item",
                    "取到每个相关条目处的查准率"};
  const Text of_ties{
      "the precision down to each relevant item; tied items add the mean over "
      "their orders",
      "取到每个相关条目处的查准率；得分相等的条目取所有排列的平均"};
  const Term sum = working.Line(
      "S",
      FoldedSum(R"(\sum_i\frac{i}{\mathrm{pos}_i})", found.size(),
                [&found](std::size_t i) {
                  const auto& [tie, relevant_above, of_tie] = found[i];
                  if (tie.count > 1) return Term("S_i", of_tie);
                  return Term("i", relevant_above + 1) /
                         Term(R"(\mathrm{pos}_i)", tie.above + 1);
                },
                total.value()),
      has_ties ? of_ties : of_all);
  return sum / Term("R_q", RelevantCount(query));
}

void Show(const RankedItems& items, const Parameters& parameters,
          Working& working) {
  if (!Compute(items, parameters).defined()) return;
  ShowQueryMean(items, parameters, OfQuery, R"(\mathrm{AP})", ShowQuery,
                working);
}

}  // namespace

extern const Words mean_average_precision_words = {
    .name = {"Mean average precision", "平均查准率均值（MAP）"},
    .short_name = {"MAP", "MAP"},
    .meaning =
        {"For each relevant item, one with a relevance above 0: the "
         "share of relevant items down to its position. The mean over "
         "the relevant items of a query, then over the queries.",
         "对每个相关条目（相关度大于 0）：从首位到它的位置为止，相关条目"
         "所占的比例。先对一个查询内的相关条目取平均，再对各查询取平均。"},
    .latex =
        R"(\frac1Q\sum_{q=1}^{Q}\frac{1}{R_q}\sum_{i=1}^{R_q}\frac{i}{\mathrm{pos}_{q,i}})",
    .symbols = {symbols::kQueries, symbols::kRelevant, symbols::kPosition},
    .references = {{sources::buckley2000}, {sources::mcsherry2008, "(ties)"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Tied items share their positions evenly: the value is the mean over "
         "all their orders. Average precision for two classes takes a tie as "
         "one step instead, so the two differ where scores are tied. Queries "
         "without a relevant item are left out.",
         "得分相等的条目平均分占其位置：取值为所有排列的平均。二分类的平均查准"
         "率"
         "则把并列者当作一步，因此有并列得分时两者不同。没有相关条目的查询不计"
         "入。"},
    .use_when =
        {"relevance is yes or no and all relevant items should be found",
         "相关与否只有两种，且应找全相关项"},
    .avoid_when = {"relevance has grades: NDCG uses them",
                   "相关性分级：NDCG 能用到级别"},
};

extern const Metric mean_average_precision = {
    .id = "mean_average_precision",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_ranking = {Compute, Show},
};

}  // namespace melon::metrics
