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
  if (counts.false_positive == 0) return reasons::zero_denominator;
  return (counts.true_positive / counts.positives()) /
         (counts.false_positive / counts.negatives());
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  const Term tpr = working.Line(R"(\mathrm{TPR})", c.tp / (c.tp + c.fn));
  const Term fpr = working.Line(R"(\mathrm{FPR})", c.fp / (c.fp + c.tn));
  working.Result(tpr / fpr);
}

}  // namespace

extern const Words positive_likelihood_ratio_words = {
    .name = {"Positive likelihood ratio", "阳性似然比"},
    .short_name = {"LR+", "LR+"},
    .meaning = {"By what factor a positive prediction raises the odds that the "
                "case is positive; 1 means that it is uninformative.",
                "预测为正时，样例为正的几率（odds）变为原来的多少倍；1 "
                "表示毫无信息。"},
    .latex = R"(\frac{\mathrm{TPR}}{\mathrm{FPR}})",
    .symbols = {symbols::kTpr, symbols::kFpr},
    .references = {{sources::deeks2004}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"one number for the whole model is wanted: it is of positive "
         "predictions alone, and infinite without false positives",
         "要一个数概括整个模型：它只关于预测的正例，无假正例时为无穷"},
};

extern const Metric positive_likelihood_ratio = {
    .id = "positive_likelihood_ratio",
    .direction = Direction::higher_is_better,
    .range = {.low = 0},
    .from_counts = {Compute, Show},
    .exceptions = {.best_when_perfect = "division by an FPR of 0: a perfect "
                                        "prediction leaves it undefined"},
};

}  // namespace melon::metrics
