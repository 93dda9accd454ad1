#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_working.h"
#include "kernels/classes/error_rate.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return ErrorRate(matrix);
}

Proportion AsProportion(const Counts& counts) {
  return {counts.false_positive + counts.false_negative, counts.total()};
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(WrongTerm(matrix) / CasesTerm(matrix));
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
    .avoid_when = {"one class is rare, or errors have different costs: as for "
                   "accuracy, of which it is the complement",
                   "某一类很少，或错误代价不同：它是精度的补，缺点相同"},
};

extern const Metric zero_one_loss = {
    .id = "zero_one_loss",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
