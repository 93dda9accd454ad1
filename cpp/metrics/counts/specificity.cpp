#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_negatives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.negatives() == 0) return reasons::no_negatives;
  return Share(counts.true_negative, counts.negatives());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.true_negative, counts.negatives()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.tn / (c.tn + c.fp));
}

}  // namespace

extern const Words specificity_words = {
    .name = {"Specificity", "特异度"},
    .synonyms = {"true negative rate, TNR, selectivity",
                 "真反例率、真阴性率、TNR"},
    .meaning =
        {"Of the negative cases, the share that is recognised as negative.",
         "真实为反的样例中，被正确判为反的比例。"},
    .latex = R"(\frac{TN}{TN+FP})",
    .references = {{sources::altman1994}, {sources::altman1994b}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"negatives are very many: a value near 1 may still mean "
                   "more false alarms than hits; look at precision",
                   "反例极多：接近 1 也可能意味着误报多于命中；看查准率"},
};

extern const Metric specificity = {
    .id = "specificity",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
