#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/clustering/count_pairs.h"
#include "kernels/clustering/pair_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::zero_denominator, &reasons::no_pairs,
    &reasons::fractional_weights, &reasons::overflow};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  const double either =
      counts.true_positive + counts.false_positive + counts.false_negative;
  if (either == 0) return reasons::zero_denominator;
  return Share(counts.true_positive, either);
}

Value ComputeOfPairs(const ContingencyTable& table,
                     const Parameters& /*parameters*/) {
  if (const Reason* const reason = WhyNoPairs(table)) return *reason;
  const PairCounts pairs = CountPairs(table);
  const double either = pairs.together_in_both + pairs.together_in_clusters +
                        pairs.together_in_truth;
  if (either == 0) return reasons::zero_denominator;
  return Share(pairs.together_in_both, either);
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.tp / (c.tp + c.fp + c.fn));
}

void ShowOfPairs(const ContingencyTable& table,
                 const Parameters& /*parameters*/, Working& working) {
  if (WhyNoPairs(table) != nullptr) return;
  const auto [a, b, c, d] = ShowPairs(table, working);
  working.Result(a / (a + b + c));
}

}  // namespace

extern const Words jaccard_words = {
    .name = {"Jaccard index", "Jaccard 系数"},
    .synonyms =
        {"critical success index, threat score, intersection over union, IoU",
         "交并比、IoU、临界成功指数"},
    .meaning = {"Cases that are positive both in truth and prediction, as a "
                "share of those positive in either.",
                "真实与预测都为正的样例，占至少一方为正的样例的比例。"},
    .latex = R"(\frac{TP}{TP+FP+FN})",
    .references = {{sources::jaccard1912}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"For clusterings it is a / (a + b + c): among the pairs of points "
         "that are together in the clusters or the truth, the share that is "
         "together in both.",
         "用于聚类时为 a / (a + b + "
         "c)：在簇与真实分组中都同组的点对，占至少在一方同组的点对的比例。"},
    .avoid_when = {"true negatives matter; beside F1 it says nothing new, "
                   "since each is a function of the other",
                   "真反例也重要；与 F1 同看没有新信息，二者可互相换算"},
};

extern const Metric jaccard = {
    .id = "jaccard",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .from_contingency = {ComputeOfPairs, ShowOfPairs},
};

}  // namespace melon::metrics
