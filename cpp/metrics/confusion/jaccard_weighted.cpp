#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return WeightedAverage(matrix, ClassJaccard);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(WeightedTerm(matrix, ClassRatio::jaccard, working));
}

}  // namespace

extern const Words jaccard_weighted_words = {
    .name = {"Weighted Jaccard index", "加权 Jaccard 系数"},
    .short_name = {"weighted Jaccard", "加权 Jaccard 系数"},
    .meaning = {"The mean of each class’s Jaccard index, weighted by how many "
                "cases truly belong to the class.",
                "按各类真实样例数加权的 Jaccard 系数平均。"},
    .latex = R"(\sum_{k=1}^{K} \frac{n_k}{n}\,\frac{TP_k}{TP_k+FP_k+FN_k})",
    .symbols = {symbols::kClasses, symbols::kClassCases, symbols::kCases,
                symbols::kClassCounts},
    .references = {{sources::jaccard1912}, {sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A class for which it is undefined counts 0, as in scikit-learn.",
         "无定义的类按 0 计（与 scikit-learn 相同）。"},
    .avoid_when = {"rare classes matter: common ones decide it; look at the "
                   "macro average",
                   "小类重要：其值由大类决定；看宏平均"},
};

extern const Metric jaccard_weighted = {
    .id = "jaccard_weighted",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
