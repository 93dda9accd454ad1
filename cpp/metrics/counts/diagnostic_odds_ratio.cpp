#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::zero_denominator};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.false_positive == 0 || counts.false_negative == 0)
    return reasons::zero_denominator;
  return (counts.true_positive / counts.false_negative) *
         (counts.true_negative / counts.false_positive);
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result((c.tp / c.fn) * (c.tn / c.fp));
}

}  // namespace

extern const Words diagnostic_odds_ratio_words = {
    .name = {"Diagnostic odds ratio", "诊断比值比"},
    .short_name = {"DOR", "DOR"},
    .meaning = {"The odds of a positive prediction among positives over those "
                "among negatives; 1 means no better than chance.",
                "正例被判为正的几率与反例被判为正的几率之比；1 相当于随机。"},
    .latex = R"(\frac{TP\cdot TN}{FP\cdot FN})",
    .references = {{sources::glas2003}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"the two kinds of errors have different weights: very "
                   "different pairs of sensitivity and specificity have the "
                   "same ratio (Glas et al. 2003)",
                   "两种错误轻重不同：灵敏度与特异度差别很大的组合可有相同的比"
                   "值（Glas 等 2003）"},
};

extern const Metric diagnostic_odds_ratio = {
    .id = "diagnostic_odds_ratio",
    .direction = Direction::higher_is_better,
    .range = {.low = 0},
    .from_counts = {Compute, Show},
    .exceptions = {.best_when_perfect = "division by FP · FN = 0: a perfect "
                                        "prediction leaves it undefined"},
};

}  // namespace melon::metrics
