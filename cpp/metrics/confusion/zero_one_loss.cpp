#include <cstddef>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

/// The weight off the diagonal, added up by itself: n − correct would lose
/// digits when errors are rare.
double Errors(const ConfusionMatrix& matrix) {
  Sum errors;
  for (std::size_t truth = 0; truth < matrix.class_count(); ++truth) {
    for (std::size_t prediction = 0; prediction < matrix.class_count();
         ++prediction) {
      if (prediction != truth) errors.Add(matrix.At(truth, prediction));
    }
  }
  return errors.value();
}

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  const double n = matrix.Total();
  if (n == 0) return reasons::no_cases;
  return Share(Errors(matrix), n);
}

Proportion AsProportion(const Counts& counts) {
  return {counts.false_positive + counts.false_negative, counts.total()};
}

}  // namespace

extern const Words zero_one_loss_words = {
    .name = {"Error rate", "错误率"},
    .synonyms = {"zero-one loss, misclassification rate", "0-1 损失、误分类率"},
    .meaning = {"The share of cases predicted wrong: 1 − accuracy.",
                "预测错误的样例所占比例，即 1 − 精度。"},
    .latex = R"(\frac{FP+FN}{n})",
    .symbols = {symbols::kCases},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
};

extern const Metric zero_one_loss = {
    .id = "zero_one_loss",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_confusion = Compute,
    .proportion = AsProportion,
};

}  // namespace melon::metrics
