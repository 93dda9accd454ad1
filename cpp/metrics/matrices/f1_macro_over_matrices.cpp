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
  return MeanOverMatrices(matrices, ClassF1);
}

void Show(std::span<const Counts> matrices, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MeanTerm(matrices, ClassRatio::f1, working));
}

constexpr Form kForms[] = {
    {.key = "f1_macro_over_matrices",
     .name = {"mean of the F1s", "各 F1 的平均"},
     .used_by = {"most papers on repeated experiments",
                 "多数报告重复实验的论文"},
     .source = {sources::opitz2019}},
    {.key = "f1_macro_zhou_over_matrices",
     .name = {"F1 of the means", "先平均后求 F1"},
     .used_by = {"Zhou’s textbook", "周志华《机器学习》"},
     .source = {sources::zhou2016, "§2.3.2"}}};

}  // namespace

extern const Words f1_macro_over_matrices_words = {
    .name = {"Macro-F1 over matrices (mean of F1s)",
             "多个混淆矩阵的宏F1（各 F1 的平均）"},
    .short_name = {"macro-F1 (matrices)", "宏F1（多矩阵）"},
    .meaning = {"The plain mean of the F1s of several confusion matrices, such "
                "as those of repeated experiments.",
                "多个混淆矩阵（如多次实验所得）F1 的算术平均。"},
    .latex = R"(\frac1n\sum_{i=1}^{n}\frac{2\,TP_i}{2\,TP_i+FP_i+FN_i})",
    .symbols = {symbols::kMatrices, symbols::kMatrixCounts},
    .references = {{sources::opitz2019}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A matrix for which it is undefined counts 0; one in which the "
         "positive class neither occurs nor is predicted is left out. The "
         "averages over the classes of one matrix are other quantities.",
         "无定义的矩阵按 0 "
         "计；正类既未出现也未被预测的矩阵不计入。它与在一个矩阵的各类上求平均"
         "是不同的量。"},
    .avoid_when = {"matrices are of very different size or have few positives: "
                   "small ones then swing the mean, and adding them up (micro) "
                   "is less biased (Forman & Scholz 2010)",
                   "各矩阵大小悬殊或正例很少：小矩阵会左右平均值，合并计算（微"
                   "平均）偏差更小（Forman 与 Scholz 2010）"},
    .forms = kForms,
    .forms_differ =
        {"One takes F1 of each matrix, then the mean. The other first takes "
         "the means of precision and recall, so that errors in opposite "
         "directions make up for each other: its value is never below the "
         "first.",
         "一种先求各矩阵的 F1 再平均；另一种先平均查准率与查全率再求 "
         "F1，方向相反的错误相互抵消，故其值不小于前者。"},
};

extern const Metric f1_macro_over_matrices = {
    .id = "f1_macro_over_matrices",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_matrices = {Compute, Show},
};

}  // namespace melon::metrics
