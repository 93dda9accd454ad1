#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_predicted_negatives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.predicted_negatives() == 0) return reasons::no_predicted_negatives;
  return Share(counts.false_negative, counts.predicted_negatives());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.false_negative, counts.predicted_negatives()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.fn / (c.fn + c.tn));
}

}  // namespace

extern const Words false_omission_rate_words = {
    .name = {"False omission rate", "错误遗漏率"},
    .short_name = {"FOR", "FOR"},
    .meaning = {"Of the cases predicted negative, the share that is positive: "
                "1 − negative predictive value.",
                "被预测为反的样例中，实际为正的比例，即 1 − 阴性预测值。"},
    .latex = R"(\frac{FN}{FN+TN})",
    .references = {{sources::powers2011}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"positives are rare: it is then small whatever the model "
                   "does; look at recall",
                   "正例很少：无论模型如何其值都很小；看查全率"},
};

extern const Metric false_omission_rate = {
    .id = "false_omission_rate",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
