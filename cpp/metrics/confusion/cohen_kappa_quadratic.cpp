#include "base/bibliography.h"
#include "kernels/classes/kappa.h"
#include "kernels/classes/kappa_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::zero_denominator};

double Disagreement(double distance) { return distance * distance; }

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return Kappa(matrix, Disagreement);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  ShowKappa(matrix, Disagreement, R"((i-j)^2)", working);
}

}  // namespace

extern const Words cohen_kappa_quadratic_words = {
    .name = {"Cohen’s kappa, quadratic weights", "平方加权 κ 系数"},
    .short_name = {"κ quadratic", "平方 κ"},
    .synonyms = {"QWK", "QWK"},
    .meaning =
        {"Kappa for ordered classes: a mistake costs the square of the steps "
         "between the two classes. With two classes it equals plain kappa.",
         "用于有序类别的 "
         "κ：误判的代价等于两类相隔级数的平方。只有两类时等于普通 κ。"},
    .latex = R"(1-\frac{\sum_{ij}(i-j)^2\,O_{ij}}{\sum_{ij}(i-j)^2\,E_{ij}})",
    .symbols =
        {{"O_{ij}",
          {"the number of cases of class i that are predicted as class j",
           "类别 i 被预测为类别 j 的样例数"}},
         {"E_{ij}",
          {"the number expected from the class totals alone",
           "仅由各类总数得到的期望数"}}},
    .references = {{sources::cohen1968}, {sources::fleiss1973}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"classes have no order, or every mistake is as bad; it tends to rise "
         "with the number of classes (Brenner & Kliebsch 1996)",
         "类别无序，或各种错误同样严重；它往往随类别数增加（Brenner 与 "
         "Kliebsch 1996）"},
};

extern const Metric cohen_kappa_quadratic = {
    .id = "cohen_kappa_quadratic",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
