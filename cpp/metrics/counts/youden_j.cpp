#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.positives() == 0 || counts.negatives() == 0)
    return reasons::one_class;
  return (counts.true_positive / counts.positives()) -
         (counts.false_positive / counts.negatives());
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result((c.tp / (c.tp + c.fn)) - (c.fp / (c.fp + c.tn)));
}

}  // namespace

extern const Words youden_j_words = {
    .name = {"Youden’s J", "约登指数"},
    .synonyms = {"informedness, ΔP′", "信息性"},
    .meaning =
        {"Recall plus specificity minus 1: 0 for guessing, 1 for perfect. On "
         "the ROC curve it is the height above the diagonal.",
         "灵敏度 + 特异度 − 1：随机猜测为 0，完全正确为 1。在 ROC "
         "图上就是点高出对角线的高度。"},
    .latex = R"(\frac{TP}{TP+FN}-\frac{FP}{FP+TN})",
    .references = {{sources::youden1950}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"the two kinds of errors have different costs, or precision "
                   "with a rare class counts",
                   "两种错误代价不同，或小类的查准率重要"},
};

extern const Metric youden_j = {
    .id = "youden_j",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_counts = {Compute, Show},
};

}  // namespace melon::metrics
