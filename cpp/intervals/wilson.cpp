#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::intervals {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::fractional_weights};

/// The lower root of (p̂ − π)² = z² π(1 − π) / n, with the product of the roots
/// over the upper one: nothing cancels, and no success gives exactly 0.
double LowerLimit(double successes, double trials, double z) {
  const double share = successes / trials;
  const double excess = z * z / trials;
  const double root = std::sqrt(excess * (share * (1 - share) + (excess / 4)));
  return share * share / (share + (excess / 2) + root);
}

Interval Compute(double successes, double trials, double level) {
  if (!(trials > 0)) return {reasons::no_cases, reasons::no_cases};
  const double z = NormalQuantile((1 + level) / 2);
  return {LowerLimit(successes, trials, z),
          1 - LowerLimit(trials - successes, trials, z)};
}

void Show(double successes, double trials, double level, Working& working) {
  if (!(trials > 0)) return;
  const Term n("n", trials);
  const Term share = working.Line(R"(\hat p)", Term("k", successes) / n);
  const Term z = working.Line("z", NormalQuantileTerm(level));
  const Term margin = working.Line(
      "m", z * Root(share * (1 - share) / n + Square(z) / (4 * Square(n))));
  const Term center = share + Square(z) / (2 * n);
  const Term divisor = 1 + Square(z) / n;
  ShowLimits((center - margin) / divisor, (center + margin) / divisor, working);
}

}  // namespace

extern const Words wilson_words = {
    .name = {"Wilson score interval", "Wilson 得分区间"},
    .short_name = {"Wilson", "Wilson"},
    .synonyms = {"score interval", "威尔逊区间"},
    .meaning = {"Limits for a proportion: all values that the score test does "
                "not reject. Its coverage is close to the level also for small "
                "n and for shares near 0 or 1. p̂ is the observed share of n, z "
                "the normal quantile of the level.",
                "比例的置信限：得分检验不拒绝的所有取值。即使 n "
                "很小或比例接近 0 或 1，覆盖率也接近置信水平。p̂ 为 n "
                "次中的观测比例，z 为置信水平对应的正态分位数。"},
    .latex =
        R"(\frac{\hat p+\frac{z^2}{2n}\pm z\sqrt{\frac{\hat p(1-\hat p)}{n}+\frac{z^2}{4n^2}}}{1+\frac{z^2}{n}})",
    .symbols = {{R"(\hat p)", {"the observed share", "观测到的比例"}},
                {"n", {"the number of trials", "试验数"}},
                symbols::kZLevel},
    .references = {{sources::wilson1927}, {sources::brown2001}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Needs numbers of cases: with fractional weights there is none.",
               "需要样例数：权重为小数时没有该区间。"},
    .avoid_when =
        {"the interval may never cover less often than it says "
         "(Clopper–Pearson), or cases come in groups",
         "覆盖率绝不可低于置信水平（用 Clopper–Pearson），或样例成组"},
};

extern const IntervalMethod wilson = {
    .id = "wilson",
    .from_proportion = {Compute, Show},
};

}  // namespace melon::intervals
