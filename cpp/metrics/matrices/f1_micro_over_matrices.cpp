#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_working.h"
#include "kernels/classes/matrix_average.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(std::span<const Counts> matrices,
              const Parameters& /*parameters*/) {
  const ClassTotals all = AddMatrices(matrices);
  if (all.truth + all.predicted == 0) return reasons::no_cases;
  return ClassF1(all);
}

void Show(std::span<const Counts> matrices, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MeanCountsTerm(matrices, ClassRatio::f1, working));
}

}  // namespace

extern const Words f1_micro_over_matrices_words = {
    .name = {"Micro-F1 over matrices", "多个混淆矩阵的微F1"},
    .short_name = {"micro-F1 (matrices)", "微F1（多矩阵）"},
    .meaning =
        {"The F1 of several confusion matrices added up: the harmonic mean of "
         "micro-precision and micro-recall over them.",
         "将多个混淆矩阵相加后的 F1，即其微查准率与微查全率的调和平均。"},
    .latex =
        R"(\frac{2\,\overline{TP}}{2\,\overline{TP}+\overline{FP}+\overline{FN}})",
    .symbols = {symbols::kMeanCounts},
    .references = {{sources::zhou2016, "§2.3.2"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Adding the matrices up and averaging their cells give the same "
         "value. Large experiments count more than small ones.",
         "将各矩阵相加，与对各单元格取平均，结果相同。样例多的实验影响更大。"},
    .avoid_when =
        {"every experiment should count the same, or the spread between "
         "experiments is the question: a sum hides it",
         "各次实验应同等重要，或要问各次实验之间的差异：合并会掩盖它"},
};

extern const Metric f1_micro_over_matrices = {
    .id = "f1_micro_over_matrices",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_matrices = {Compute, Show},
};

}  // namespace melon::metrics
