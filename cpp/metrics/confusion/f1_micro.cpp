#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return MicroAverage(matrix, ClassF1);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MicroTerm(matrix, ClassRatio::f1, working));
}

}  // namespace

extern const Words f1_micro_words = {
    .name = {"Micro-averaged F1", "微F1"},
    .short_name = {"micro-F1", "微F1"},
    .meaning = {"The F1 of the counts summed over all classes. With one label "
                "per case it equals accuracy.",
                "先把各类的计数相加，再求F1。每个样例只有一个标记时等于精度。"},
    .latex = R"(\frac{2\sum_k TP_k}{\sum_k (2TP_k+FP_k+FN_k)})",
    .symbols = {symbols::kClassCounts},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"every case has one label: it is then accuracy by another "
                   "name; for rare classes look at the macro average",
                   "每个样例只有一个类别：此时它就是精度；小类重要时看宏平均"},
};

extern const Metric f1_micro = {
    .id = "f1_micro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
