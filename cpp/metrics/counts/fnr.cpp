#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_positives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.positives() == 0) return reasons::no_positives;
  return Share(counts.false_negative, counts.positives());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.false_negative, counts.positives()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.fn / (c.tp + c.fn));
}

}  // namespace

extern const Words fnr_words = {
    .name = {"False negative rate", "假反例率"},
    .short_name = {"FNR", "FNR"},
    .synonyms = {"miss rate", "漏报率、漏检率"},
    .meaning = {"Of the positive cases, the share that is missed: 1 − recall.",
                "真实为正的样例中，被漏掉的比例，即 1 − 查全率。"},
    .latex = R"(\frac{FN}{TP+FN})",
    .references = {{sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"alone: predicting everything positive makes it 0; look at "
                   "the false positive rate beside it",
                   "单独使用：全部判为正例即为 0；应与假正例率同看"},
};

extern const Metric fnr = {
    .id = "fnr",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
