#include <algorithm>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::intervals {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::one_class, &reasons::too_few_cases, &reasons::fractional_weights,
    &reasons::no_variance};

Interval Compute(const AucEstimate& estimate, double level) {
  const Value& standard_error = estimate.delong_se;
  if (!standard_error.defined()) return {standard_error, standard_error};
  if (!(standard_error.number() > 0)) {
    return {reasons::no_variance, reasons::no_variance};
  }
  const double margin =
      NormalQuantile((1 + level) / 2) * standard_error.number();
  return {std::max(0.0, estimate.auc - margin),
          std::min(1.0, estimate.auc + margin)};
}

void Show(const AucEstimate& estimate, double level, Working& working) {
  if (!Compute(estimate, level).low.defined()) return;
  const Term area("A", estimate.auc);
  const Term margin = working.Line(
      "m",
      working.Line("z", NormalQuantileTerm(level)) *
          Term(R"(\widehat{\mathrm{se}}(A))", estimate.delong_se.number()));
  ShowLimits(Larger(0, area - margin), Smaller(1, area + margin), working);
}

}  // namespace

extern const Words delong_words = {
    .name = {"DeLong interval", "DeLong 区间"},
    .short_name = {"DeLong", "DeLong"},
    .meaning = {"Limits for an area under the ROC curve A: the area plus and "
                "minus z times DeLong’s standard error, cut off at 0 and 1. z "
                "is the normal quantile of the level.",
                "ROC 曲线下面积 A 的置信限：面积加减 z 倍 DeLong "
                "标准误，并截断在 0 与 1 之间。z 为置信水平对应的正态分位数。"},
    .latex = R"(A\pm z\cdot\widehat{\mathrm{se}}_{\text{DeLong}}(A))",
    .symbols = {symbols::kAucA, symbols::kZLevel, symbols::kSeHat},
    .references = {{sources::delong1988}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Near 0 and 1, or with few cases, it includes the true area less "
         "often than the level says: at an area of .97 with 15 positive "
         "and 35 negative cases, 79 % of the time instead of 95 %. The "
         "logit interval is the one that is shown.",
         "面积接近 0 或 1，或样例较少时，覆盖率低于置信水平：面积为 0.97、正"
         "例 15 个、反例 35 个时，覆盖率为 79 % 而不是 95 %。因此显示的是 "
         "logit 区间。"},
    .avoid_when =
        {"the area is close to 0 or 1, or cases are few: it covers too seldom; "
         "take the one on the logit scale",
         "面积接近 0 或 1，或样例很少：覆盖率不足；用 logit 尺度的区间"},
};

extern const IntervalMethod delong = {
    .id = "delong",
    .from_auc = {Compute, Show},
};

}  // namespace melon::intervals
