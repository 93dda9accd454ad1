#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return WeightedAverage(matrix, ClassPrecision);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(WeightedTerm(matrix, ClassRatio::precision, working));
}

}  // namespace

extern const Words precision_weighted_words = {
    .name = {"Weighted precision", "加权查准率"},
    .short_name = {"weighted precision", "加权查准率"},
    .meaning = {"The mean of each class’s precision, weighted by how many "
                "cases truly belong to the class.",
                "按各类真实样例数加权的查准率平均。"},
    .latex = R"(\sum_{k=1}^{K} \frac{n_k}{n}\,P_{k})",
    .symbols = {symbols::kClasses,
                symbols::kClassCases,
                symbols::kCases,
                {"P_k", {"the precision of class k", "类别 k 的查准率"}}},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A class for which it is undefined counts 0, as in scikit-learn.",
         "无定义的类按 0 计（与 scikit-learn 相同）。"},
    .avoid_when = {"rare classes matter: common ones decide it; look at the "
                   "macro average",
                   "小类重要：其值由大类决定；看宏平均"},
};

extern const Metric precision_weighted = {
    .id = "precision_weighted",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
