#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return MicroAverage(matrix, ClassJaccard);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MicroTerm(matrix, ClassRatio::jaccard, working));
}

}  // namespace

extern const Words jaccard_micro_words = {
    .name = {"Micro-averaged Jaccard index", "微 Jaccard 系数"},
    .short_name = {"micro-Jaccard", "微 Jaccard 系数"},
    .meaning = {"The Jaccard index of the counts summed over all classes. With "
                "one label per case and accuracy a it is a / (2 − a).",
                "先把各类的计数相加，再求 Jaccard "
                "系数。每个样例只有一个标记、精度为 a 时等于 a / (2 − a)。"},
    .latex = R"(\frac{\sum_k TP_k}{\sum_k (TP_k+FP_k+FN_k)})",
    .symbols = {symbols::kClassCounts},
    .references = {{sources::jaccard1912}, {sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"every case has one label: it is then a function of accuracy; for "
         "rare classes look at the macro average",
         "每个样例只有一个类别：此时它由精度决定；小类重要时看宏平均"},
};

extern const Metric jaccard_micro = {
    .id = "jaccard_micro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
