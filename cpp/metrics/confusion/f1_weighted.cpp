#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return WeightedAverage(matrix, ClassF1);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(WeightedTerm(matrix, ClassRatio::f1, working));
}

}  // namespace

extern const Words f1_weighted_words = {
    .name = {"Weighted F1", "加权F1"},
    .short_name = {"weighted F1", "加权F1"},
    .meaning = {"The mean of each class’s F1, weighted by how many cases truly "
                "belong to the class.",
                "按各类真实样例数加权的F1平均。"},
    .latex = R"(\sum_{k=1}^{K} \frac{n_k}{n}\,F_{1,k})",
    .symbols = {symbols::kClasses,
                symbols::kClassCases,
                symbols::kCases,
                {"F_{1,k}",
                 {"the F1 of class k against all others",
                  "类别 k 对其余类别的 F1"}}},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A class for which it is undefined counts 0, as in scikit-learn.",
         "无定义的类按 0 计（与 scikit-learn 相同）。"},
    .avoid_when = {"rare classes matter: common ones decide it; look at the "
                   "macro average",
                   "小类重要：其值由大类决定；看宏平均"},
};

extern const Metric f1_weighted = {
    .id = "f1_weighted",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
