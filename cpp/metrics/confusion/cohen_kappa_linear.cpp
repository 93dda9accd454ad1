#include "base/bibliography.h"
#include "kernels/classes/kappa.h"
#include "kernels/classes/kappa_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::zero_denominator};

double Disagreement(double distance) { return distance; }

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return Kappa(matrix, Disagreement);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  ShowKappa(matrix, Disagreement, R"(|i-j|)", working);
}

}  // namespace

extern const Words cohen_kappa_linear_words = {
    .name = {"Cohen’s kappa, linear weights", "线性加权 κ 系数"},
    .short_name = {"κ linear", "线性 κ"},
    .meaning =
        {"Kappa for ordered classes: a mistake costs as many steps as lie "
         "between the two classes. With two classes it equals plain kappa.",
         "用于有序类别的 κ：误判的代价等于两类相隔的级数。只有两类时等于普通 "
         "κ。"},
    .latex = R"(1-\frac{\sum_{ij}|i-j|\,O_{ij}}{\sum_{ij}|i-j|\,E_{ij}})",
    .symbols =
        {{"O_{ij}",
          {"the number of cases of class i that are predicted as class j",
           "类别 i 被预测为类别 j 的样例数"}},
         {"E_{ij}",
          {"the number expected from the class totals alone",
           "仅由各类总数得到的期望数"}}},
    .references = {{sources::cohen1968}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"classes have no order, or mistakes several steps off are "
                   "far worse: then weights that are squares fit better",
                   "类别无序；或相差多级的错误严重得多，此时平方权重更合适"},
};

extern const Metric cohen_kappa_linear = {
    .id = "cohen_kappa_linear",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
