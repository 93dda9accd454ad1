#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_working.h"
#include "kernels/classes/matrix_average.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::zero_denominator};

Value Compute(std::span<const Counts> matrices,
              const Parameters& /*parameters*/) {
  const Value precision = MeanOverMatrices(matrices, ClassPrecision);
  const Value recall = MeanOverMatrices(matrices, ClassRecall);
  if (!precision.defined() || !recall.defined()) return reasons::no_cases;
  const double sum = precision.number() + recall.number();
  if (sum == 0) return reasons::zero_denominator;
  return Share(2 * precision.number() * recall.number(), sum);
}

void Show(std::span<const Counts> matrices, const Parameters& /*parameters*/,
          Working& working) {
  const Term precision = MeanTerm(matrices, ClassRatio::precision, working);
  const Term recall = MeanTerm(matrices, ClassRatio::recall, working);
  ShowHarmonicMean(precision, recall, working);
}

}  // namespace

extern const Words f1_macro_zhou_over_matrices_words = {
    .name = {"Macro-F1 over matrices (harmonic mean of macro averages)",
             "多个混淆矩阵的宏F1（宏查准率与宏查全率的调和平均）"},
    .short_name = {"macro-F1 (Zhou, matrices)", "宏F1（周，多矩阵）"},
    .meaning = {"The harmonic mean of macro-precision and macro-recall over "
                "several confusion matrices, as in Zhou’s textbook.",
                "多个混淆矩阵的宏查准率与宏查全率的调和平均，为周志华《机器学习"
                "》的定义。"},
    .latex =
        R"(\frac{2\,P_{\mathrm{macro}}\,R_{\mathrm{macro}}}{P_{\mathrm{macro}}+R_{\mathrm{macro}}})",
    .symbols = {symbols::kMacroPr},
    .references = {{sources::zhou2016, "§2.3.2"}, {sources::opitz2019}},
    .undefined_when = kUndefinedWhen,
    .remark = {"It is never below the mean of the F1s.",
               "它不小于各 F1 的平均。"},
    .avoid_when = {"values are compared with means of F1s, which are never "
                   "above it, or matrices have few positives",
                   "要与各 F1 的均值比较（后者从不更大），或各矩阵正例很少"},
};

extern const Metric f1_macro_zhou_over_matrices = {
    .id = "f1_macro_zhou_over_matrices",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_matrices = {Compute, Show},
};

}  // namespace melon::metrics
