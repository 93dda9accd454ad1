#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::zero_denominator};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  const Value precision = MacroAverage(matrix, ClassPrecision);
  const Value recall = MacroAverage(matrix, ClassRecall);
  if (!precision.defined() || !recall.defined()) return reasons::no_cases;
  const double sum = precision.number() + recall.number();
  if (sum == 0) return reasons::zero_denominator;
  return Share(2 * precision.number() * recall.number(), sum);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  const Term precision = MacroTerm(matrix, ClassRatio::precision, working);
  const Term recall = MacroTerm(matrix, ClassRatio::recall, working);
  ShowHarmonicMean(precision, recall, working);
}

}  // namespace

extern const Words f1_macro_zhou_words = {
    .name = {"Macro-F1 (harmonic mean of macro averages)",
             "宏F1（宏查准率与宏查全率的调和平均）"},
    .short_name = {"macro-F1 (Zhou)", "宏F1（周）"},
    .synonyms = {"F1 of averages", "先平均后求 F1"},
    .meaning = {"The harmonic mean of macro-precision and macro-recall, as in "
                "Zhou’s textbook. It is never below the mean of the F1s and "
                "rewards classes whose errors go in opposite directions.",
                "宏查准率与宏查全率的调和平均，为周志华《机器学习》的定义。它不"
                "小于各类 F1 的平均，偏向各类错误方向相反的模型。"},
    .latex =
        R"(\frac{2\,P_{\mathrm{macro}}\,R_{\mathrm{macro}}}{P_{\mathrm{macro}}+R_{\mathrm{macro}}})",
    .symbols = {symbols::kMacroPr},
    .references = {{sources::zhou2016, "§2.3.2"}, {sources::opitz2019}},
    .undefined_when = kUndefinedWhen,
    .remark = {"scikit-learn’s macro-F1 is the mean of the F1s.",
               "scikit-learn 的宏F1 是各类 F1 的平均。"},
    .avoid_when = {"values are compared with those of scikit-learn or most "
                   "papers, which take the mean of the F1s; this form can be "
                   "far above it (Opitz & Burst 2019)",
                   "要与 scikit-learn 或多数论文比较：它们取各 F1 "
                   "的均值；此形式可能高出很多（Opitz 与 Burst 2019）"},
};

extern const Metric f1_macro_zhou = {
    .id = "f1_macro_zhou",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
