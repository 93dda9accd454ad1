#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return WeightedAverage(matrix, ClassRecall);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(WeightedTerm(matrix, ClassRatio::recall, working));
}

}  // namespace

extern const Words recall_weighted_words = {
    .name = {"Weighted recall", "加权查全率"},
    .short_name = {"weighted recall", "加权查全率"},
    .meaning = {"The mean of each class’s recall, weighted by how many cases "
                "truly belong to the class.",
                "按各类真实样例数加权的查全率平均。"},
    .latex = R"(\sum_{k=1}^{K} \frac{n_k}{n}\,R_{k})",
    .symbols = {symbols::kClasses,
                symbols::kClassCases,
                symbols::kCases,
                {"R_k", {"the recall of class k", "类别 k 的查全率"}}},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A class for which it is undefined counts 0, as in scikit-learn. "
         "Weighted recall equals accuracy.",
         "无定义的类按 0 计（与 scikit-learn 相同）。加权查全率等于精度。"},
    .avoid_when = {"every case has one label: it is then accuracy by another "
                   "name; for rare classes look at the macro average",
                   "每个样例只有一个类别：此时它就是精度；小类重要时看宏平均"},
};

extern const Metric recall_weighted = {
    .id = "recall_weighted",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
