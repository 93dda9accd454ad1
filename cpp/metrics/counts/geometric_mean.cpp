#include <cmath>

#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.positives() == 0 || counts.negatives() == 0)
    return reasons::one_class;
  return std::sqrt(Share(counts.true_positive, counts.positives()) *
                   Share(counts.true_negative, counts.negatives()));
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(Root((c.tp / (c.tp + c.fn)) * (c.tn / (c.tn + c.fp))));
}

}  // namespace

extern const Words geometric_mean_words = {
    .name = {"Geometric mean of recall and specificity",
             "查全率与特异度的几何平均"},
    .short_name = {"G-mean", "G-mean"},
    .meaning = {"The root of recall times specificity; 0 as soon as one class "
                "is missed entirely. For imbalanced classes.",
                "查全率与特异度之积的平方根；只要有一类全部判错就为 "
                "0。用于类别不平衡。"},
    .latex = R"(\sqrt{\frac{TP}{TP+FN}\cdot\frac{TN}{TN+FP}})",
    .references = {{sources::kubat1997}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"false alarms are expensive with a rare class: precision does not "
         "enter; and one class that is missed entirely makes it 0",
         "小类上的误报代价高：它不含查准率；某类全部漏掉时其值为 0"},
};

extern const Metric geometric_mean = {
    .id = "geometric_mean",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
};

}  // namespace melon::metrics
