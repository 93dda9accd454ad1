#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_predicted_positives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.predicted_positives() == 0) return reasons::no_predicted_positives;
  return Share(counts.false_positive, counts.predicted_positives());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.false_positive, counts.predicted_positives()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.fp / (c.tp + c.fp));
}

}  // namespace

extern const Words false_discovery_rate_words = {
    .name = {"False discovery rate", "错误发现率"},
    .short_name = {"FDR", "FDR"},
    .meaning = {"Of the cases predicted positive, the share that is negative: "
                "1 − precision.",
                "被预测为正的样例中，实际为反的比例，即 1 − 查准率。"},
    .latex = R"(\frac{FP}{TP+FP})",
    .references = {{sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"alone: predicting a single sure positive makes it 0; and "
                   "not across data sets of different prevalence",
                   "单独使用：只报一个最有把握的正例即为 "
                   "0；也不宜跨正例比例不同的数据比较"},
};

extern const Metric false_discovery_rate = {
    .id = "false_discovery_rate",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
