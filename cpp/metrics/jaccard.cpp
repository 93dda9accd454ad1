#include "kernels/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::zero_denominator};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  const double either =
      counts.true_positive + counts.false_positive + counts.false_negative;
  if (either == 0) return reasons::zero_denominator;
  return Share(counts.true_positive, either);
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
    .reference = "Jaccard 1912, New Phytologist 11:37–50",
    .undefined_when = kUndefinedWhen,
};

extern const Metric jaccard = {
    .id = "jaccard",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_counts = Compute,
};

}  // namespace melon::metrics
