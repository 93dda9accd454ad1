#include <algorithm>
#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::intervals {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::one_class, &reasons::fractional_weights, &reasons::no_variance};

/// Variance of the area when the scores of both classes are exponential.
double Variance(double auc, double positives, double negatives) {
  const double both_positives_above = auc / (2 - auc);
  const double both_negatives_below = 2 * auc * auc / (1 + auc);
  return ((auc * (1 - auc)) +
          ((positives - 1) * (both_positives_above - (auc * auc))) +
          ((negatives - 1) * (both_negatives_below - (auc * auc)))) /
         positives / negatives;
}

bool IsWhole(double count) { return count == std::floor(count); }

Interval Compute(const AucEstimate& estimate, double level) {
  if (!(estimate.positives > 0 && estimate.negatives > 0)) {
    return {reasons::one_class, reasons::one_class};
  }
  if (!IsWhole(estimate.positives) || !IsWhole(estimate.negatives)) {
    return {reasons::fractional_weights, reasons::fractional_weights};
  }
  const double variance =
      Variance(estimate.auc, estimate.positives, estimate.negatives);
  if (!(variance > 0)) return {reasons::no_variance, reasons::no_variance};
  const double margin = NormalQuantile((1 + level) / 2) * std::sqrt(variance);
  return {std::max(0.0, estimate.auc - margin),
          std::min(1.0, estimate.auc + margin)};
}

void Show(const AucEstimate& estimate, double level, Working& working) {
  if (!Compute(estimate, level).low.defined()) return;
  const Term area("A", estimate.auc);
  const Term positives("P", estimate.positives);
  const Term negatives("N", estimate.negatives);
  const Term above = working.Line("Q_1", area / (2 - area));
  const Term below = working.Line("Q_2", 2 * Square(area) / (1 + area));
  const Term spread = working.Line(
      "V", area * (1 - area) + (positives - 1) * (above - Square(area)) +
               (negatives - 1) * (below - Square(area)));
  const Term error =
      working.Line(R"(\mathrm{SE})", Root(spread / (positives * negatives)));
  const Term z = working.Line("z", NormalQuantileTerm(level));
  ShowLimits(Larger(0, area - z * error), Smaller(1, area + z * error),
             working);
}

}  // namespace

extern const Words hanley_mcneil_words = {
    .name = {"Hanley–McNeil interval", "Hanley–McNeil 区间"},
    .short_name = {"Hanley–McNeil", "Hanley–McNeil"},
    .meaning =
        {"Limits for an area under the ROC curve A from the area and the "
         "numbers P and N of positive and negative cases alone, with a "
         "standard error that assumes exponentially distributed scores. Cut "
         "off at 0 and 1; z is the normal quantile of the level.",
         "仅由 ROC 曲线下面积 A、正例数 P 与反例数 N "
         "求得的置信限，其标准误假设得分服从指数分布。截断在 0 与 1 之间；z "
         "为置信水平对应的正态分位数。"},
    .latex =
        R"(A\pm z\sqrt{\frac{A(1-A)+(P-1)(Q_1-A^2)+(N-1)(Q_2-A^2)}{PN}},\quad Q_1=\frac{A}{2-A},\;Q_2=\frac{2A^2}{1+A})",
    .symbols = {symbols::kAucA,
                symbols::kZLevel,
                {R"(P,\ N)",
                 {"the numbers of positives and negatives", "正例数与反例数"}},
                {R"(Q_1,\ Q_2)",
                 {"the probabilities that two random positives outscore one "
                  "negative, and that one positive outscores two negatives",
                  "两个随机正例都高于一个反例的概率，以及一个正例高于两个反例的"
                  "概率"}}},
    .references = {{sources::hanley1982}},
    .undefined_when = kUndefinedWhen,
    .remark = {"For when only the area is known; when the scores are "
               "available, DeLong’s interval assumes less.",
               "适用于只知道面积的情形；有得分时，DeLong 区间的假设更少。"},
    .avoid_when = {"the scores are there: DeLong’s interval assumes nothing of "
                   "their distribution",
                   "有得分可用：DeLong 区间不假设其分布"},
};

extern const IntervalMethod hanley_mcneil = {
    .id = "hanley_mcneil",
    .from_auc = {Compute, Show},
};

}  // namespace melon::intervals
