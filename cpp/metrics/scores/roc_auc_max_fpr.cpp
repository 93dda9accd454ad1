#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/binary/score_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};
constexpr Variant kVariants[] = {{"roc_auc_max_fpr_0.1", 0.1}};
constexpr Text kKeyNames[] = {{"McClish AUC 0.1", "McClish AUC 0.1"}};

Value Compute(const ScoreGroups& groups, const Parameters& parameters) {
  if (groups.one_class()) return reasons::one_class;
  const double most = parameters.own;
  const double least = most * most / 2;
  const double area = PartialRocArea(groups, most);
  return Share(1 + ((area - least) / (most - least)), 2);
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (groups.one_class()) return;
  const RankedScores ranked(groups);
  RateTable(ranked, working);
  const Term most("f", parameters.own);
  const Term area = working.Line(
      R"(\mathrm{pAUC})", RocAreaTerm(groups, ranked, parameters.own, working),
      {"the area under the ROC curve up to f", "ROC 曲线在 f 左侧的面积"});
  const Term least = working.Line(R"(A_{\min})", Square(most) / 2,
                                  {"of guessing", "随机猜测时的面积"});
  working.Result((1 + (area - least) / (most - least)) / 2);
}

}  // namespace

extern const Words roc_auc_max_fpr_words = {
    .name = {"Standardised partial AUC", "标准化部分 AUC"},
    .short_name = {"pAUC (McClish)", "pAUC（McClish）"},
    .key_names = kKeyNames,
    .meaning =
        {"The partial area rescaled so that ½ is guessing and 1 is perfect.",
         "把部分 AUC 缩放，使 ½ 相当于随机猜测，1 为完全正确。"},
    .latex =
        R"(\frac12\left(1+\frac{\mathrm{pAUC}-\frac{f^2}{2}}{f-\frac{f^2}{2}}\right))",
    .symbols = {{R"(\mathrm{pAUC})",
                 {"the area under the ROC curve up to f",
                  "ROC 曲线在 f 左侧的面积"}},
                symbols::kMaxFpr},
    .references = {{sources::mcclish1989}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"no false positive rate can be named beforehand, or higher ones will "
         "be used as well: look at the whole area",
         "事先说不出可容忍的假正例率，或也会用到更高的假正例率：看整个面积"},
};

extern const Metric roc_auc_max_fpr = {
    .id = "roc_auc_max_fpr",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .parameter = {.option = "max_fpr",
                  .key_pattern = "roc_auc_max_fpr_{}",
                  .low = 0.0001,
                  .high = 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
