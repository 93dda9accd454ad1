#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return MacroAverage(matrix, ClassJaccard);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MacroTerm(matrix, ClassRatio::jaccard, working));
}

}  // namespace

extern const Words jaccard_macro_words = {
    .name = {"Macro-averaged Jaccard index", "宏 Jaccard 系数"},
    .short_name = {"macro-Jaccard", "宏 Jaccard 系数"},
    .meaning = {"The plain mean of each class’s Jaccard index: every class "
                "counts the same, however rare.",
                "对每一类的 Jaccard 系数求算术平均：无论多少，各类同等重要。"},
    .latex = R"(\frac1K\sum_{k=1}^{K} \frac{TP_k}{TP_k+FP_k+FN_k})",
    .symbols = {symbols::kClasses, symbols::kClassCounts},
    .references = {{sources::jaccard1912}, {sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A class for which it is undefined counts 0, as in scikit-learn; a "
         "class that neither occurs nor is predicted is left out.",
         "无定义的类按 0 计（与 scikit-learn "
         "相同）；既未出现也未被预测的类不计入。"},
    .avoid_when =
        {"classes have very few cases: a single case then moves the mean",
         "有的类样例极少：一个样例就会左右平均值"},
};

extern const Metric jaccard_macro = {
    .id = "jaccard_macro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
