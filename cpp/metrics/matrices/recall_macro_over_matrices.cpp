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
  return MeanOverMatrices(matrices, ClassRecall);
}

void Show(std::span<const Counts> matrices, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MeanTerm(matrices, ClassRatio::recall, working));
}

}  // namespace

extern const Words recall_macro_over_matrices_words = {
    .name = {"Macro-recall over matrices", "多个混淆矩阵的宏查全率"},
    .short_name = {"macro-R (matrices)", "宏查全率（多矩阵）"},
    .meaning =
        {"The plain mean of the recalls of several confusion matrices, such as "
         "those of repeated experiments: every matrix counts the same.",
         "多个混淆矩阵（如多次实验所得）查全率的算术平均：每个矩阵同等重要。"},
    .latex = R"(\frac1n\sum_{i=1}^{n}\frac{TP_i}{TP_i+FN_i})",
    .symbols = {symbols::kMatrices, symbols::kMatrixCounts},
    .references = {{sources::zhou2016, "§2.3.2"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A matrix for which it is undefined counts 0; one in which the "
         "positive class neither occurs nor is predicted is left out. The "
         "averages over the classes of one matrix are other quantities.",
         "无定义的矩阵按 0 "
         "计；正类既未出现也未被预测的矩阵不计入。它与在一个矩阵的各类上求平均"
         "是不同的量。"},
    .avoid_when = {"matrices are of very different size: a small one counts as "
                   "much as a large one; look at the micro average",
                   "各矩阵大小悬殊：小矩阵与大矩阵同等计入；看微平均"},
};

extern const Metric recall_macro_over_matrices = {
    .id = "recall_macro_over_matrices",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_matrices = {Compute, Show},
};

}  // namespace melon::metrics
