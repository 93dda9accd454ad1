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

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::no_relevant_items,
                                            &reasons::fractional_weights};

/// The mean over all orders of t tied items, r of them relevant, below c items
/// of which R are relevant: with probability r/t the i-th position is relevant,
/// and then R + 1 + (i − 1)(r − 1)/(t − 1) of the c + i items so far are.
/// McSherry & Najork 2008, written as Σ (A/(c + i) + B).
double TieSum(const TiedItems& tie, double relevant_above) {
  if (tie.relevant == 0) return 0;
  const double slope = tie.count > 1 ? (tie.relevant - 1) / (tie.count - 1) : 0;
  const double at_zero = relevant_above + 1 - (slope * (tie.above + 1));
  return tie.relevant / tie.count *
         ((at_zero * HarmonicSum(tie.above + 1, tie.above + tie.count)) +
          (slope * tie.count));
}

Value OfQuery(const RankedItems& query, const Parameters& /*parameters*/) {
  const double relevant = RelevantCount(query);
  if (relevant == 0) return reasons::no_relevant_items;
  Sum sum;
  double relevant_above = 0;
  ForEachTie(query, [&](const TiedItems& tie) {
    sum.Add(TieSum(tie, relevant_above));
    relevant_above += tie.relevant;
    return relevant_above < relevant;
  });
  return Share(sum.value(), relevant);
}

Value Compute(const RankedItems& items, const Parameters& parameters) {
  if (!items.whole_weights) return reasons::fractional_weights;
  return QueryMean(items, parameters, OfQuery);
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
};

extern const Metric mean_average_precision = {
    .id = "mean_average_precision",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_ranking = Compute,
};

}  // namespace melon::metrics
