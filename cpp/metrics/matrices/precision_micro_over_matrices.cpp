#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_working.h"
#include "kernels/classes/matrix_average.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::no_predicted_positives};

Value Compute(std::span<const Counts> matrices,
              const Parameters& /*parameters*/) {
  const ClassTotals all = AddMatrices(matrices);
  if (all.truth + all.predicted == 0) return reasons::no_cases;
  if (all.predicted == 0) return reasons::no_predicted_positives;
  return ClassPrecision(all);
}

void Show(std::span<const Counts> matrices, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MeanCountsTerm(matrices, ClassRatio::precision, working));
}

}  // namespace

extern const Words precision_micro_over_matrices_words = {
    .name = {"Micro-precision over matrices", "多个混淆矩阵的微查准率"},
    .short_name = {"micro-P (matrices)", "微查准率（多矩阵）"},
    .meaning =
        {"The precision of several confusion matrices added up: every case "
         "counts the same, whichever experiment it belongs to.",
         "将多个混淆矩阵相加后的查准率：每个样例同等重要，无论属于哪次实验。"},
    .latex = R"(\frac{\overline{TP}}{\overline{TP}+\overline{FP}})",
    .symbols = {symbols::kMeanCounts},
    .references = {{sources::zhou2016, "§2.3.2"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Adding the matrices up and averaging their cells give the same "
         "value. Large experiments count more than small ones.",
         "将各矩阵相加，与对各单元格取平均，结果相同。样例多的实验影响更大。"},
    .avoid_when = {"every experiment should count the same, or the spread "
                   "between experiments is the question",
                   "各次实验应同等重要，或要问各次实验之间的差异"},
};

extern const Metric precision_micro_over_matrices = {
    .id = "precision_micro_over_matrices",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_matrices = {Compute, Show},
};

}  // namespace melon::metrics
