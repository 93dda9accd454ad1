#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return MicroAverage(matrix, ClassRecall);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MicroTerm(matrix, ClassRatio::recall, working));
}

}  // namespace

extern const Words recall_micro_words = {
    .name = {"Micro-averaged recall", "微查全率"},
    .short_name = {"micro-recall", "微查全率"},
    .meaning =
        {"The recall of the counts summed over all classes. With one label per "
         "case it equals accuracy.",
         "先把各类的计数相加，再求查全率。每个样例只有一个标记时等于精度。"},
    .latex = R"(\frac{\sum_k TP_k}{\sum_k (TP_k+FN_k)})",
    .symbols = {symbols::kClassCounts},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"every case has one label: it is then accuracy by another name",
         "每个样例只有一个类别：此时它就是精度"},
};

extern const Metric recall_micro = {
    .id = "recall_micro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
