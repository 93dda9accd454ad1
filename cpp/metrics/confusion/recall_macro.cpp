#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return MacroAverage(matrix, ClassRecall);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MacroTerm(matrix, ClassRatio::recall, working));
}

}  // namespace

extern const Words recall_macro_words = {
    .name = {"Macro-averaged recall", "宏查全率"},
    .short_name = {"macro-recall", "宏查全率"},
    .meaning = {"The plain mean of each class’s recall: every class counts the "
                "same, however rare.",
                "对每一类的查全率求算术平均：无论多少，各类同等重要。"},
    .latex = R"(\frac1K\sum_{k=1}^{K} R_{k})",
    .symbols = {symbols::kClasses,
                {"R_k", {"the recall of class k", "类别 k 的查全率"}}},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A class for which it is undefined counts 0, as in scikit-learn; a "
         "class that neither occurs nor is predicted is left out.",
         "无定义的类按 0 计（与 scikit-learn "
         "相同）；既未出现也未被预测的类不计入。"},
    .avoid_when =
        {"classes have very few cases: a single case then moves the mean; or "
         "class frequencies matter",
         "某些类的样例极少：一个样例就会左右平均值；或类别的多少重要"},
};

extern const Metric recall_macro = {
    .id = "recall_macro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
