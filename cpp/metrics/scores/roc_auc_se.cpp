#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/ranks/delong_standard_error.h"
#include "kernels/binary/ranks/delong_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::one_class, &reasons::fractional_weights, &reasons::too_few_cases};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  return DelongStandardError(groups);
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (!Compute(groups, parameters).defined()) return;
  working.Result(DelongLines(groups, working).error);
}

}  // namespace

extern const Words roc_auc_se_words = {
    .name = {"Standard error of the AUC", "AUC 的标准误"},
    .short_name = {"AUC SE", "AUC 标准误"},
    .meaning = {"How much the AUC would vary from one test set of this size to "
                "another, by DeLong’s method.",
                "换一个同样大小的测试集，AUC 大约会变动多少（DeLong 法）。"},
    .latex = R"(\sqrt{\frac{S_{10}}{n_1}+\frac{S_{01}}{n_0}})",
    .symbols = {symbols::kPlacement, symbols::kN1n0},
    .references = {{sources::delong1988}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Unbiased (n − 1) variances of the placement values; weights "
               "are counts of cases.",
               "位置值的方差取无偏（n − 1）形式；权重视为样例个数。"},
    .avoid_when =
        {"an area is close to 0 or 1 or cases are few: plus and minus two "
         "errors is then no good interval; take the one on the logit scale",
         "面积接近 0 或 1，或样例很少：加减两倍标准误不是好的区间；用 logit "
         "尺度的区间"},
};

extern const Metric roc_auc_se = {
    .id = "roc_auc_se",
    .direction = Direction::neither,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
