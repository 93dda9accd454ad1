#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::intervals {
namespace {

constexpr Reason kInfiniteLogit{
    "infinite_logit",
    {"an AUC of 0 or 1 has no finite logit", "AUC 为 0 或 1 时 logit 为无穷"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::one_class, &reasons::too_few_cases, &reasons::fractional_weights,
    &kInfiniteLogit, &reasons::no_variance};

double Logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// The standard error of the logit is that of the area over A(1 − A), by the
/// delta method.
Interval Compute(const AucEstimate& estimate, double level) {
  const Value& standard_error = estimate.delong_se;
  if (!standard_error.defined()) return {standard_error, standard_error};
  const double auc = estimate.auc;
  if (!(auc > 0 && auc < 1)) return {kInfiniteLogit, kInfiniteLogit};
  if (!(standard_error.number() > 0)) {
    return {reasons::no_variance, reasons::no_variance};
  }
  const double logit = std::log(auc / (1 - auc));
  const double margin = NormalQuantile((1 + level) / 2) *
                        standard_error.number() / (auc * (1 - auc));
  return {Logistic(logit - margin), Logistic(logit + margin)};
}

void Show(const AucEstimate& estimate, double level, Working& working) {
  if (!Compute(estimate, level).low.defined()) return;
  const Term area("A", estimate.auc);
  const Term logit =
      working.Line(R"(\ell)", Ln(area / (1 - area)),
                   {"the area on the logit scale", "logit 尺度上的面积"});
  const Term error = working.Line(
      "s",
      Term(R"(\widehat{\mathrm{se}}(A))", estimate.delong_se.number()) /
          (area * (1 - area)),
      {"its standard error, by the delta method", "其标准误（delta 方法）"});
  const Term z = working.Line("z", NormalQuantileTerm(level));
  const auto back = [](const Term& x) { return 1 / (1 + Exp(-x)); };
  ShowLimits(back(logit - z * error), back(logit + z * error), working);
}

}  // namespace

extern const Words delong_logit_words = {
    .name = {"DeLong interval on the logit scale", "logit 尺度的 DeLong 区间"},
    .short_name = {"DeLong (logit)", "DeLong（logit）"},
    .meaning = {"Limits for an area under the ROC curve A, made on the scale "
                "of log(A / (1 − A)) and carried back, so that they never "
                "leave (0, 1). z is the normal quantile of the level.",
                "ROC 曲线下面积 A 的置信限：先在 log(A / (1 − A)) "
                "的尺度上求出，再变换回来，因此不会超出 (0, 1)。z "
                "为置信水平对应的正态分位数。"},
    .latex =
        R"(\operatorname{logit}^{-1}\left(\ln\frac{A}{1-A}\pm z\,\frac{\widehat{\mathrm{se}}_{\text{DeLong}}(A)}{A(1-A)}\right))",
    .symbols = {symbols::kAucA, symbols::kZLevel, symbols::kSeHat},
    .references = {{sources::pepe2003}, {sources::qin2008}},
    .undefined_when = kUndefinedWhen,
    .remark = {"The interval shown for an AUC. Where it does not exist, at an "
               "area of 0 or 1, Newcombe’s takes its place. With fewer than 20 "
               "cases in a class both are only rough.",
               "AUC 默认显示此区间；面积为 0 或 1 时不存在，改用 Newcombe "
               "区间。任一类不足 20 个样例时，两者都只是粗略的。"},
    .avoid_when = {"the area is 0 or 1, where it does not exist, or a class "
                   "has fewer than 20 cases",
                   "面积为 0 或 1（此时不存在），或某类不足 20 个样例"},
};

extern const IntervalMethod delong_logit = {
    .id = "delong_logit",
    .from_auc = {Compute, Show},
};

}  // namespace melon::intervals
