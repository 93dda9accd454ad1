#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_predicted_negatives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.predicted_negatives() == 0) return reasons::no_predicted_negatives;
  return Share(counts.true_negative, counts.predicted_negatives());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.true_negative, counts.predicted_negatives()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.tn / (c.tn + c.fn));
}

}  // namespace

extern const Words npv_words = {
    .name = {"Negative predictive value", "阴性预测值"},
    .short_name = {"NPV", "NPV"},
    .synonyms = {"inverse precision", "反例查准率"},
    .meaning = {"Of the cases predicted negative, the share that is negative.",
                "被预测为反的样例中，真正为反的比例。"},
    .latex = R"(\frac{TN}{TN+FN})",
    .references = {{sources::altman1994}, {sources::altman1994b}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"positives are rare: it is then close to 1 whatever the "
                   "model does; look at recall",
                   "正例很少：无论模型如何都接近 1；看查全率"},
};

extern const Metric npv = {
    .id = "npv",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
