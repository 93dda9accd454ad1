#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  const double n = matrix.Total();
  if (n == 0) return reasons::no_cases;
  return Share(matrix.Correct(), n);
}

Proportion AsProportion(const Counts& counts) {
  return {counts.true_positive + counts.true_negative, counts.total()};
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(CorrectTerm(matrix) / CasesTerm(matrix));
}

}  // namespace

extern const Words accuracy_words = {
    .name = {"Accuracy", "精度"},
    .synonyms = {"fraction correct", "准确率、正确率"},
    .meaning =
        {"The share of cases predicted right. When one class is rare, always "
         "predicting the other looks good.",
         "预测正确的样例所占比例。某一类很少时，总是预测另一类也会显得很高。"},
    .latex = R"(\frac{TP+TN}{n})",
    .symbols = {symbols::kCases},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .use_when =
        {"classes are about equally frequent and all errors cost the same",
         "各类样例数相近，且各种错误的代价相同"},
    .avoid_when = {"one class is rare, or errors have different costs: look at "
                   "balanced accuracy, MCC or the expected cost",
                   "某一类很少，或错误代价不同：改看平衡精度、MCC 或期望代价"},
};

extern const Metric accuracy = {
    .id = "accuracy",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
