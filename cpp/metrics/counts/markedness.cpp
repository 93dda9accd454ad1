#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_predicted_positives,
                                            &reasons::no_predicted_negatives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.predicted_positives() == 0) return reasons::no_predicted_positives;
  if (counts.predicted_negatives() == 0) return reasons::no_predicted_negatives;
  return (counts.true_positive / counts.predicted_positives()) -
         (counts.false_negative / counts.predicted_negatives());
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result((c.tp / (c.tp + c.fp)) - (c.fn / (c.fn + c.tn)));
}

}  // namespace

extern const Words markedness_words = {
    .name = {"Markedness", "标记性"},
    .synonyms = {"ΔP", "ΔP"},
    .meaning =
        {"Precision plus negative predictive value minus 1: how much a "
         "prediction tells about the truth; 0 for guessing.",
         "查准率 + 阴性预测值 − 1：预测透露了多少真实信息；随机猜测为 0。"},
    .latex = R"(\frac{TP}{TP+FP}-\frac{FN}{FN+TN})",
    .references = {{sources::powers2011}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"data sets of different prevalence are compared: both of its parts "
         "change with the prevalence; look at Youden’s J",
         "比较正例比例不同的数据：它的两部分都随正例比例变化；看约登指数"},
};

extern const Metric markedness = {
    .id = "markedness",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_counts = {Compute, Show},
};

}  // namespace melon::metrics
