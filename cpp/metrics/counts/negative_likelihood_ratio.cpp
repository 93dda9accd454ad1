#include "base/bibliography.h"
#include "base/symbols.h"
#include "base/working/count_terms.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class,
                                            &reasons::zero_denominator};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.positives() == 0 || counts.negatives() == 0)
    return reasons::one_class;
  if (counts.true_negative == 0) return reasons::zero_denominator;
  return (counts.false_negative / counts.positives()) /
         (counts.true_negative / counts.negatives());
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  const Term fnr = working.Line(R"(\mathrm{FNR})", c.fn / (c.tp + c.fn));
  const Term tnr = working.Line(R"(\mathrm{TNR})", c.tn / (c.tn + c.fp));
  working.Result(fnr / tnr);
}

}  // namespace

extern const Words negative_likelihood_ratio_words = {
    .name = {"Negative likelihood ratio", "阴性似然比"},
    .short_name = {"LR−", "LR−"},
    .meaning =
        {"By what factor a negative prediction changes the odds that "
         "the case is positive; 1 means that it is uninformative, 0 that "
         "it rules the case out.",
         "预测为反时，样例为正的几率（odds）变为原来的多少倍；1 "
         "表示毫无信息，0 "
         "表示可以排除。"},
    .latex = R"(\frac{\mathrm{FNR}}{\mathrm{TNR}})",
    .symbols = {symbols::kFnr, symbols::kTnr},
    .references = {{sources::deeks2004}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"one number for the whole model is wanted: it is of negative "
         "predictions alone; read it with the positive one",
         "要一个数概括整个模型：它只关于预测的反例；应与阳性似然比同看"},
};

extern const Metric negative_likelihood_ratio = {
    .id = "negative_likelihood_ratio",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_counts = {Compute, Show},
};

}  // namespace melon::metrics
