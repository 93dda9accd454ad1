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

extern const Words hamming_loss_words = {
    .name = {"Hamming loss", "汉明损失"},
    .meaning = {"The share of labels predicted wrong.",
                "预测错误的标记所占比例。"},
    .latex = R"(\frac{FP+FN}{n})",
    .symbols = {symbols::kCases},
    .references = {{sources::schapire1999}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With one label per case it equals the error rate; the two "
               "differ only for several labels per case.",
               "每个样例只有一个标记时等于错误率；仅在多标记时两者才不同。"},
    .avoid_when = {"classes are imbalanced, or errors have different costs: as "
                   "for accuracy, of which it is the complement here",
                   "类别不平衡，或错误代价不同：此处它是精度的补，缺点相同"},
};

extern const Metric hamming_loss = {
    .id = "hamming_loss",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
