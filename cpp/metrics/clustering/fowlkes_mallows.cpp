#include <algorithm>
#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/count_pairs.h"
#include "kernels/clustering/pair_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_pairs, &reasons::fractional_weights, &reasons::overflow,
    &reasons::zero_denominator};

/// a / √((a + b)(a + c)) as the root of precision times recall of pairs: the
/// product of the counts may overflow.
Value Compute(const ContingencyTable& table, const Parameters& /*parameters*/) {
  if (const Reason* const reason = WhyNoPairs(table)) return *reason;
  const PairCounts pairs = CountPairs(table);
  const double in_clusters =
      pairs.together_in_both + pairs.together_in_clusters;
  const double in_truth = pairs.together_in_both + pairs.together_in_truth;
  if (in_clusters == 0 || in_truth == 0) return reasons::zero_denominator;
  const double shares = (pairs.together_in_both / in_clusters) *
                        (pairs.together_in_both / in_truth);
  return std::min(1.0, std::sqrt(shares));
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (WhyNoPairs(table) != nullptr) return;
  const auto [a, b, c, d] = ShowPairs(table, working);
  working.Result(Root(a / (a + b) * (a / (a + c))));
}

}  // namespace

extern const Words fowlkes_mallows_words = {
    .name = {"Fowlkes–Mallows index", "Fowlkes–Mallows 指数"},
    .short_name = {"FMI", "FMI"},
    .meaning =
        {"The geometric mean of two shares: of the pairs that the clusters put "
         "together, those that belong together; and of the pairs that belong "
         "together, those that the clusters put together. 1 is perfect.",
         "两个比例的几何平均：被聚到同簇的点对中确属同类的比例，以及同类点对中"
         "被聚到同簇的比例。1 为完全一致。"},
    .latex = R"(\sqrt{\frac{a}{a+b}\cdot\frac{a}{a+c}})",
    .symbols = {symbols::kPairsAbcd},
    .references = {{sources::fowlkes1983}},
    .undefined_when = kUndefinedWhen,
    .remark = {"a, b, c, d are the numbers of pairs of points that are "
               "together in clusters and truth, in the clusters alone, in the "
               "truth alone, in neither. When no pair is together in one of "
               "the two, the index is 0/0 and undefined; scikit-learn says 0.",
               "a、b、c、d "
               "依次为：在簇与真实分组中都同组、仅在簇中同组、仅在真实分组中同"
               "组、都不同组的点对数。若一方没有任何同组点对，则为 "
               "0/0，无定义；scikit-learn 给出 0。"},
    .avoid_when = {"there are many or few clusters of unlike size: it is not "
                   "corrected for chance; look at the adjusted Rand index",
                   "簇数或簇的大小差别大：它没有扣除偶然一致；看调整兰德系数"},
};

extern const Metric fowlkes_mallows = {
    .id = "fowlkes_mallows",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
