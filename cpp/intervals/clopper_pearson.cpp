#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/beta.h"

namespace melon::intervals {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::fractional_weights};

/// The share under which as many successes or more have probability `tail`.
double LowerLimit(double successes, double trials, double tail) {
  if (successes == 0) return 0;
  return BetaQuantile(successes, trials - successes + 1, tail);
}

bool IsWhole(double count) { return count == std::floor(count); }

Interval Compute(double successes, double trials, double level) {
  if (!(trials > 0)) return {reasons::no_cases, reasons::no_cases};
  if (!IsWhole(successes) || !IsWhole(trials)) {
    return {reasons::fractional_weights, reasons::fractional_weights};
  }
  const double tail = (1 - level) / 2;
  return {LowerLimit(successes, trials, tail),
          1 - LowerLimit(trials - successes, trials, tail)};
}

void Show(double successes, double trials, double level, Working& working) {
  if (!Compute(successes, trials, level).low.defined()) return;
  const Term k("k", successes);
  const Term n("n", trials);
  const Term tail(R"(\alpha/2)", (1 - level) / 2);
  const Term rest(R"(1-\alpha/2)", (1 + level) / 2);
  ShowLimits(
      successes == 0 ? Term(0.0) : BetaQuantileTerm(tail, k, n - k + 1),
      successes == trials ? Term(1.0) : BetaQuantileTerm(rest, k + 1, n - k),
      working);
}

}  // namespace

extern const Words clopper_pearson_words = {
    .name = {"Clopper–Pearson interval", "Clopper–Pearson 区间"},
    .short_name = {"Clopper–Pearson", "Clopper–Pearson"},
    .synonyms = {"exact binomial interval", "精确二项区间、克洛珀–皮尔逊区间"},
    .meaning =
        {"Limits for a proportion: all values that the exact binomial "
         "test does not reject. The coverage is never below the level, "
         "and often above it. k of n trials are successes; B is the "
         "quantile of the beta distribution, α = 1 − level.",
         "比例的置信限：精确二项检验不拒绝的所有取值。覆盖率不会低于置信"
         "水平，往往偏高。n 次中有 k 次成功；B 为 Beta 分布的分位数，α = "
         "1 − 置信水平。"},
    .latex =
        R"(\left[B\left(\tfrac{\alpha}{2};\,k,\,n-k+1\right),\;B\left(1-\tfrac{\alpha}{2};\,k+1,\,n-k\right)\right])",
    .symbols = {{R"(k,\ n)", {"successes and trials", "成功数与试验数"}},
                {"B",
                 {"the quantile of the beta distribution",
                  "Beta 分布的分位数"}},
                symbols::kAlphaInterval},
    .references = {{sources::clopper1934}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"a coverage near the level is wanted, not one that is never below it: "
         "it is too wide; take Wilson’s (Agresti & Coull 1998)",
         "希望覆盖率接近而非不低于置信水平：它偏宽；用 Wilson 区间（Agresti 与 "
         "Coull 1998）"},
};

extern const IntervalMethod clopper_pearson = {
    .id = "clopper_pearson",
    .from_proportion = {Compute, Show},
};

}  // namespace melon::intervals
