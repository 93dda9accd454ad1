#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_negatives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.negatives() == 0) return reasons::no_negatives;
  return Share(counts.false_positive, counts.negatives());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.false_positive, counts.negatives()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.fp / (c.fp + c.tn));
}

}  // namespace

extern const Words fpr_words = {
    .name = {"False positive rate", "假正例率"},
    .short_name = {"FPR", "FPR"},
    .synonyms = {"fall-out, false alarm rate", "误报率、虚警率"},
    .meaning = {"Of the negative cases, the share that is wrongly predicted "
                "positive: 1 − specificity.",
                "真实为反的样例中，被误判为正的比例，即 1 − 特异度。"},
    .latex = R"(\frac{FP}{FP+TN})",
    .references = {{sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"negatives are very many: a small rate may still mean more "
                   "false alarms than hits; look at precision",
                   "反例极多：很小的比例也可能意味着误报多于命中；看查准率"},
};

extern const Metric fpr = {
    .id = "fpr",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
