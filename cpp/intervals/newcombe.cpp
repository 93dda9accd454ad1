#include <cmath>
#include <string>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::intervals {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class,
                                            &reasons::fractional_weights};
/// Halvings of [0, 1] until neighbouring doubles are left.
constexpr int kHalvings = 1100;

/// Newcombe's variance of the area, were `auc` the true one: Hanley and
/// McNeil's with the mean of both class sizes in place of each.
double Variance(double auc, double positives, double negatives) {
  const double others = ((positives + negatives) / 2) - 1;
  return auc * (1 - auc) *
         (1 + (others * (((1 - auc) / (2 - auc)) + (auc / (1 + auc))))) /
         positives / negatives;
}

/// The lower root of (A − θ)² = z² V(θ). At A = 1 the upper one, θ = 1, is
/// never tried.
double LowerLimit(const AucEstimate& estimate, double auc, double z) {
  double low = 0;
  double high = auc;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = low + ((high - low) / 2);
    if (middle == low || middle == high) break;
    const double spread =
        z * std::sqrt(Variance(middle, estimate.positives, estimate.negatives));
    (auc - middle > spread ? low : high) = middle;
  }
  return low;
}

bool IsWhole(double count) { return count == std::floor(count); }

Interval Compute(const AucEstimate& estimate, double level) {
  if (!(estimate.positives > 0 && estimate.negatives > 0)) {
    return {reasons::one_class, reasons::one_class};
  }
  if (!IsWhole(estimate.positives) || !IsWhole(estimate.negatives)) {
    return {reasons::fractional_weights, reasons::fractional_weights};
  }
  // The variance is the same for θ and 1 − θ.
  const double z = NormalQuantile((1 + level) / 2);
  return {LowerLimit(estimate, estimate.auc, z),
          1 - LowerLimit(estimate, 1 - estimate.auc, z)};
}

/// Variance, were the area the limit.
Term VarianceLine(const AucEstimate& estimate, const Term& limit,
                  const Text& title, Working& working) {
  const Term positives("P", estimate.positives);
  const Term negatives("N", estimate.negatives);
  const std::string of = '(' + limit.symbols() + ')';
  const Term both = working.Line(
      "W" + of, (1 - limit) / (2 - limit) + limit / (1 + limit), title);
  return working.Line("V" + of,
                      limit * (1 - limit) / (positives * negatives) *
                          (1 + ((positives + negatives) / 2 - 1) * both));
}

void Show(const AucEstimate& estimate, double level, Working& working) {
  const Interval limits = Compute(estimate, level);
  if (!limits.low.defined()) return;
  const Term area("A", estimate.auc);
  const Term z = working.Line("z", NormalQuantileTerm(level));
  const Term low = VarianceLine(estimate, {"L", limits.low.number()},
                                {"L and U solve an equation, by halving: each "
                                 "differs from A by z standard errors of its "
                                 "own. The variance, were the area L or U:",
                                 "L 与 U 由二分法解方程得到：各与 A 相差 z "
                                 "个按自身计算的标准误。面积为 L 或 U "
                                 "时的方差："},
                                working);
  const Term high =
      VarianceLine(estimate, {"U", limits.high.number()}, {}, working);
  ShowLimits(area - z * Root(low), area + z * Root(high), working);
}

}  // namespace

extern const Words newcombe_words = {
    .name = {"Newcombe’s score interval", "Newcombe 得分区间"},
    .short_name = {"Newcombe", "Newcombe"},
    .synonyms = {"Newcombe’s method 5", "Newcombe 方法 5"},
    .meaning =
        {"Limits θ for an area under the ROC curve A: the areas that differ "
         "from A by z standard errors, these being computed at θ and not at A. "
         "So there is an interval at an area of 0 or 1, too, where those by "
         "DeLong’s standard error do not exist. P and N are the numbers of "
         "positive and negative cases; z is the normal quantile of the level.",
         "ROC 曲线下面积 A 的置信限 θ：与 A 相差 z "
         "个标准误的面积，其中标准误按 "
         "θ 而不是按 A 计算。因此面积为 0 或 1 时也有区间，而此时基于 DeLong "
         "标准误的区间不存在。P 与 N 为正例数与反例数，z "
         "为置信水平对应的正态分位数。"},
    .latex =
        R"((A-\theta)^2=z^2\,\frac{\theta(1-\theta)}{PN}\left[1+\left(\tfrac{P+N}{2}-1\right)\left(\tfrac{1-\theta}{2-\theta}+\tfrac{\theta}{1+\theta}\right)\right])",
    .symbols = {symbols::kAucA,
                {R"(\theta)", {"a limit of the interval", "置信限"}},
                symbols::kZLevel,
                {"P,\\ N",
                 {"the numbers of positives and negatives", "正例数与反例数"}}},
    .references = {{sources::newcombe2006, "method 5"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Needs the area and the class sizes alone. Where scores tie, it "
               "is wider than necessary.",
               "只需要面积与两类的样例数。得分有并列时，区间偏宽。"},
    .avoid_when =
        {"the scores are there and the area is not 0 or 1: DeLong’s interval "
         "on the logit scale uses them",
         "有得分且面积不为 0 或 1：logit 尺度的 DeLong 区间会用到它们"},
};

extern const IntervalMethod newcombe = {
    .id = "newcombe",
    .from_auc = {Compute, Show},
};

}  // namespace melon::intervals
