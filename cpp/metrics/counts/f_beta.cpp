#include "base/bibliography.h"
#include "base/symbols.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::zero_denominator};
constexpr Variant kVariants[] = {{"f1", 1}, {"f2", 2}, {"f0.5", 0.5}};
constexpr Text kKeyNames[] = {{"F1", "F1"}, {"F2", "F2"}, {"F0.5", "F0.5"}};

/// The weighted harmonic mean of precision and recall, in counts, so that it is
/// defined when either of them is not.
Value Compute(const Counts& counts, const Parameters& parameters) {
  const double square = parameters.own * parameters.own;
  const double right = (1 + square) * counts.true_positive;
  const double denominator =
      right + (square * counts.false_negative) + counts.false_positive;
  if (denominator == 0) return reasons::zero_denominator;
  return Share(right, denominator);
}

void Show(const Counts& counts, const Parameters& parameters,
          Working& working) {
  const CountTerms c(counts);
  const Term square = Square(Term(R"(\beta)", parameters.own));
  const Term right = (1 + square) * c.tp;
  working.Result(right / (right + square * c.fn + c.fp));
}

}  // namespace

extern const Words f_beta_words = {
    .name = {"F-measure", "F 度量"},
    .short_name = {"Fβ", "Fβ"},
    .key_names = kKeyNames,
    .synonyms = {"F1, F-score, Dice coefficient", "F1、F 值、Dice 系数"},
    .meaning = {"The harmonic mean of precision and recall; with β > 1 recall "
                "counts more, with β < 1 precision. It ignores true negatives.",
                "查准率与查全率的调和平均；β > 1 更看重查全率，β < 1 "
                "更看重查准率。不考虑真反例。"},
    .latex = R"(F_\beta=\frac{(1+\beta^2)\,TP}{(1+\beta^2)\,TP+\beta^2 FN+FP})",
    .symbols = {symbols::kBeta},
    .references = {{sources::vanrijsbergen1979, "ch. 7"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"F1 = 2TP/(2TP + FP + FN) is 0 when everything found is wrong; "
               "it is undefined only when nothing is positive and nothing is "
               "predicted positive.",
               "F1 = 2TP/(2TP + FP + FN)。判为正的全错时为 "
               "0；只有既无真实正例、又无预测正例时才无定义。"},
    .use_when = {"positives are rare, true negatives do not matter, and the "
                 "threshold is fixed",
                 "正例很少、真反例无关紧要，且阈值已定"},
    .avoid_when =
        {"true negatives matter, or data sets of different prevalence are "
         "compared: F1 rises with the prevalence; MCC takes all four counts",
         "真反例也重要，或比较正例比例不同的数据：F1 随正例比例上升；MCC "
         "兼顾四个计数"},
};

extern const Metric f_beta = {
    .id = "f_beta",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .parameter = {.option = "beta",
                  .key_pattern = "f{}",
                  .low = 0,
                  .high = 1000},
    .from_counts = {Compute, Show},
};

}  // namespace melon::metrics
