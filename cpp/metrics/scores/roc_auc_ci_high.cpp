#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/ranks/delong_standard_error.h"
#include "kernels/binary/ranks/delong_working.h"
#include "metrics/metric.h"
#include "special/normal.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::one_class, &reasons::fractional_weights, &reasons::too_few_cases,
    &reasons::no_variance};

Value Compute(const ScoreGroups& groups, const Parameters& parameters) {
  return DelongLimit(groups, -NormalQuantile((1 - parameters.level) / 2));
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (!Compute(groups, parameters).defined()) return;
  const double z = -NormalQuantile((1 - parameters.level) / 2);
  const DelongTerms limit =
      DelongLimitLines(groups, parameters.level, z, working);
  working.Result(Smaller(1, limit.area + limit.error));
}

}  // namespace

extern const Words roc_auc_ci_high_words = {
    .name = {"AUC, upper confidence limit", "AUC 置信上限"},
    .short_name = {"AUC upper", "AUC 上限"},
    .meaning = {"The upper end of DeLong’s confidence interval for the AUC, at "
                "the level that you set.",
                "AUC 的 DeLong 置信区间的上端，置信水平由您设定。"},
    .latex = R"(\min\left(1,\ \mathrm{AUC}+z\,\mathrm{SE}\right))",
    .symbols = {symbols::kAuc, symbols::kZLevel, symbols::kSeAuc},
    .references = {{sources::delong1988}},
    .undefined_when = kUndefinedWhen,
    .remark = {"When the standard error is zero, as for a perfect ranking, "
               "there is no interval.",
               "标准误为零时（例如排序完全正确）没有区间。"},
    .avoid_when =
        {"two models are compared: intervals of the same cases overlap "
         "although the difference is clear; take DeLong’s test",
         "比较两个模型：同一批样例的区间可能重叠，而差异却很明确；用 DeLong "
         "检验"},
};

extern const Metric roc_auc_ci_high = {
    .id = "roc_auc_ci_high",
    .direction = Direction::neither,
    .range = {0, 1},
    .from_groups = {Compute, Show},
    .exceptions =
        {.best_when_perfect =
             "a perfect ranking has no variance, so the limits are undefined"},
};

}  // namespace melon::metrics
