#include "special/binomial.h"

#include <cmath>
#include <cstddef>
#include <string_view>

#include "hypothesis/test.h"
#include "special/beta.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"max_errors",
                                      "max_n",
                                      "binomial_p_greater",
                                      "binomial_p_strict",
                                      "binomial_critical_errors",
                                      "clopper_pearson_low",
                                      "clopper_pearson_high"};
constexpr std::string_view kPValues[] = {"binomial_p_greater",
                                         "binomial_p_strict"};
constexpr std::string_view kLimits[] = {"clopper_pearson_low",
                                        "clopper_pearson_high"};

constexpr Reason kNoCriticalNumber{
    "no_critical_number",
    {"with so few cases not even errors in all of them would be significant",
     "样例太少，即使全部出错也不显著"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::no_eps0, &kNoCriticalNumber};

struct Experiment {
  double errors = 0;
  double cases = 0;
};

/// That with the largest error rate, the first of several; experiments without
/// cases have none.
Experiment Worst(const Experiments& experiments) {
  Experiment worst;
  for (std::size_t i = 0; i < experiments.errors.size(); ++i) {
    const Experiment one{experiments.errors[i], experiments.cases[i]};
    if (!(one.cases > 0)) continue;
    const bool is_worse =
        worst.cases == 0 || one.errors / one.cases > worst.errors / worst.cases;
    if (is_worse) worst = one;
  }
  return worst;
}

/// P(X ≥ errors), which an experiment with no error always attains.
double AtLeast(double errors, double cases, double rate) {
  return errors > 0 ? BinomialSurvival(errors - 1, cases, rate) : 1;
}

Value CriticalErrors(double cases, double rate, double alpha) {
  const auto critical = BinomialCriticalCount(cases, rate, alpha);
  return critical ? Value(*critical) : Value(kNoCriticalNumber);
}

/// The rate under which as many errors or more have probability `tail`.
double LowerLimit(double errors, double cases, double tail) {
  return errors == 0 ? 0 : BetaQuantile(errors, cases - errors + 1, tail);
}

KeyValues Compute(const Experiments& experiments,
                  const Parameters& parameters) {
  const auto [errors, cases] = Worst(experiments);
  KeyValues values;
  if (cases == 0) {
    for (const std::string_view key : kKeys)
      values.emplace_back(key, reasons::no_cases);
    return values;
  }
  const double rate = parameters.eps0;
  const double alpha = 1 - parameters.level;
  const bool is_given = !std::isnan(rate);
  values = {{kKeys[0], errors},
            {kKeys[1], cases},
            {kKeys[2], reasons::no_eps0},
            {kKeys[3], reasons::no_eps0},
            {kKeys[4], reasons::no_eps0},
            {kKeys[5], LowerLimit(errors, cases, alpha / 2)},
            {kKeys[6], 1 - LowerLimit(cases - errors, cases, alpha / 2)}};
  if (!is_given) return values;
  values[2].second = AtLeast(errors, cases, rate);
  values[3].second = BinomialSurvival(errors, cases, rate);
  values[4].second = CriticalErrors(cases, rate, alpha);
  return values;
}

}  // namespace

extern const TestWords binomial_test_words = {
    .words =
        {
            .name = {"Binomial test of an error rate", "错误率的二项检验"},
            .short_name = {"Binomial test", "二项检验"},
            .synonyms = {"exact binomial test", "精确二项检验"},
            .meaning =
                {"Asks whether a learner errs more often than a given rate "
                 "ε₀. It made m errors in n test cases; p is the probability "
                 "of at least so many if the rate were ε₀. The critical "
                 "number is the smallest m that is significant, and the "
                 "interval holds the rates that agree with what was seen.",
                 "检验学习器的错误率是否高于给定的 ε₀。在 n 个测试样例上出了 m "
                 "个错，p 为真实错误率等于 ε₀ 时至少出这么多错的概率。临界错误"
                 "数是达到显著所需的最小 m，区间给出与所见相容的错误率。"},
            .latex =
                R"(p=P(X\ge m)=\sum_{i=m}^{n}\binom{n}{i}\varepsilon_0^{\,i}(1-\varepsilon_0)^{n-i})",
            .reference = "Clopper & Pearson 1934, Biometrika 26:404–413",
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Of several experiments the one with the largest error rate "
                 "is tested, the first if there are more. The worst of K "
                 "exceeds "
                 "a limit by chance far more often than one does: even when "
                 "every single test keeps α, up to 1 − (1 − α)ᴷ of such worst "
                 "cases are false alarms; hold the p-value against α/K. "
                 "Some texts take P(X > m), the strict one, which leaves out "
                 "the result itself and rejects too often.",
                 "有多次试验时检验错误率最高的一次（相同则取第一次）。K "
                 "次中最差"
                 "的一次比单次更容易偶然越界：即使每次检验都保持水平 "
                 "α，误报率也"
                 "可达 1 − (1 − α)ᴷ，应把 p 值与 α/K 相比。有的教材取 P(X > "
                 "m)（strict），漏掉了所见结果本身，会过多地拒绝。"},
        },
    .null = {"The error rate is at most ε₀.", "错误率不高于 ε₀。"},
    .alternative = {"The error rate is greater than ε₀.", "错误率高于 ε₀。"},
    .assumptions =
        {"The test cases are independent of each other and of the training "
         "set, and all are equally likely to be got wrong.",
         "各测试样例相互独立，且独立于训练集，出错的概率相同。"},
    .p_value = {"One-sided, exact, from the binomial distribution.",
                "单侧，由二项分布精确得到。"},
};

extern const Test binomial_test = {
    .id = "binomial_test",
    .keys = kKeys,
    .p_values = kPValues,
    .limits = kLimits,
    .from_experiments = Compute,
};

}  // namespace melon::hypothesis
