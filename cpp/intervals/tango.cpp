#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::intervals {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

/// The likeliest share of cases that only B gets right, when the accuracies
/// differ by δ: the larger root of 2n q² + βq − γ = 0, without cancellation.
double ShareOnlyB(double only_a, double only_b, double n, double delta) {
  const double beta = (2 * n - only_a + only_b) * delta - only_a - only_b;
  const double gamma = only_b * delta * (1 - delta);
  const double root = std::sqrt(std::max(0.0, beta * beta + 8 * n * gamma));
  if (beta > 0) return 2 * gamma / (beta + root);
  return (root - beta) / (4 * n);
}

/// Whether the score test rejects a difference of δ.
bool IsRejected(double only_a, double only_b, double n, double delta,
                double z) {
  const double share = ShareOnlyB(only_a, only_b, n, delta);
  const double variance = n * (2 * share + delta * (1 - delta));
  const double excess = only_a - only_b - n * delta;
  return excess * excess > z * z * variance;
}

/// The largest difference that is not rejected, by bisection to the last bit.
double UpperLimit(double only_a, double only_b, double n, double z) {
  double kept = (only_a - only_b) / n;
  double rejected = 1;
  if (!IsRejected(only_a, only_b, n, rejected, z)) return rejected;
  for (;;) {
    const double middle = kept + (rejected - kept) / 2;
    if (middle <= kept || middle >= rejected) return kept;
    (IsRejected(only_a, only_b, n, middle, z) ? rejected : kept) = middle;
  }
}

Interval Compute(double only_a, double only_b, double n, double level) {
  if (!(n > 0)) return {reasons::no_cases, reasons::no_cases};
  const double z = NormalQuantile((1 + level) / 2);
  return {-UpperLimit(only_b, only_a, n, z), UpperLimit(only_a, only_b, n, z)};
}

struct DiscordantTerms {
  Term only_a;
  Term only_b;
  Term n;
};

/// The variance of b − c − nδ, were δ the limit, with the share of ShareOnlyB.
Term VarianceLine(const DiscordantTerms& terms, const Term& limit,
                  const Text& title, Working& working) {
  const auto& [b, c, n] = terms;
  const auto sign = [&limit](std::string_view name) {
    return std::string(name) + '(' + limit.symbols() + ')';
  };
  const Term beta =
      working.Line(sign(R"(\beta)"), (2 * n - b + c) * limit - b - c, title);
  const Term gamma = working.Line(sign(R"(\gamma)"), c * limit * (1 - limit));
  const Term share = working.Line(
      sign(R"(\tilde q)"),
      (Root(Larger(0, Square(beta) + 8 * n * gamma)) - beta) / (4 * n));
  return working.Line(sign("V"), n * (2 * share + limit * (1 - limit)));
}

void Show(double only_a, double only_b, double n, double level,
          Working& working) {
  const Interval limits = Compute(only_a, only_b, n, level);
  if (!limits.low.defined()) return;
  const DiscordantTerms terms{{"b", only_a}, {"c", only_b}, {"n", n}};
  const Term z = working.Line("z", NormalQuantileTerm(level));
  const Term low = VarianceLine(terms, {"L", limits.low.number()},
                                {"L and U solve an equation, by halving: the "
                                 "score test just keeps each of them. The "
                                 "likeliest share that only B gets right, and "
                                 "the variance, were the difference L or U:",
                                 "L 与 U 由二分法解方程得到：得分检验恰好不拒绝"
                                 "。差值为 L 或 U 时，仅 B "
                                 "判对的比例的极大似然估计与方差："},
                                working);
  const Term high =
      VarianceLine(terms, {"U", limits.high.number()}, {}, working);
  const Term difference = terms.only_a - terms.only_b;
  ShowLimits((difference - z * Root(low)) / terms.n,
             (difference + z * Root(high)) / terms.n, working);
}

}  // namespace

extern const Words tango_words = {
    .name = {"Tango’s score interval for a difference of paired proportions",
             "配对比例之差的 Tango 得分区间"},
    .short_name = {"Tango", "Tango"},
    .synonyms = {"asymptotic score interval for paired proportions",
                 "配对比例差的渐近得分区间"},
    .meaning =
        {"Limits for the difference of two accuracies on the same cases: all "
         "differences δ that the score test does not reject. For δ = 0 that "
         "test is McNemar’s without continuity correction, so the interval "
         "excludes 0 exactly where that one rejects. b of the n cases only A "
         "gets right, c only B; q̃ is the maximum-likelihood estimate of the "
         "latter share when the difference is δ, z the normal quantile of the "
         "level.",
         "同一批样例上两个精度之差的置信限：得分检验不拒绝的所有差值 δ。δ = 0 "
         "时该检验就是不作连续性校正的 McNemar 检验，因此区间不含 0 "
         "当且仅当后者拒绝。n 个样例中，b 个只有 A 判对，c 个只有 B 判对；q̃ "
         "是差值为 δ 时后一比例的极大似然估计，z 为置信水平对应的正态分位数。"},
    .latex =
        R"(\left|\frac{b-c-n\delta}{\sqrt{n\left(2\tilde q+\delta(1-\delta)\right)}}\right|\le z)",
    .symbols = {{"b,\\ c",
                 {"the numbers of cases that only the first and only the "
                  "second classifier gets right",
                  "仅第一个与仅第二个分类器判对的样例数"}},
                symbols::kCases,
                {R"(\delta)", {"a difference of the accuracies", "精度之差"}},
                {R"(\tilde q)",
                 {"the estimated share that only the second gets right when "
                  "the difference is δ",
                  "差值为 δ 时仅第二个判对的比例的估计"}},
                {"z",
                 {"the normal quantile of the level",
                  "置信水平对应的正态分位数"}}},
    .references = {{sources::tango1998}, {sources::fagerland2014}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Without a discordant case the limits are ±z²/(n + z²). The mid-p "
         "value beside it comes from another approximation: near the level "
         "the two may disagree.",
         "没有不一致的样例时，置信限为 ±z²/(n + z²)。并列的 mid-p "
         "值来自另一种近似，在显著性水平附近两者可能不一致。"},
    .avoid_when = {"the two accuracies are of different cases, or cases come "
                   "in groups: then they are not paired, or not independent",
                   "两个精度来自不同样例（不成对），或样例成组（不独立）"},
};

extern const IntervalMethod tango = {
    .id = "tango",
    .from_discordant = {Compute, Show},
};

}  // namespace melon::intervals
