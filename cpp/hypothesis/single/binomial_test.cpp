#include "special/binomial.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string_view>

#include "base/bibliography.h"
#include "base/function_view.h"
#include "hypothesis/test.h"
#include "special/beta.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {
    "max_errors",
    "max_n",
    "binomial_p_greater",
    "binomial_p_strict",
    "binomial_critical_errors",
    "clopper_pearson_low",
    "clopper_pearson_high",
    "binomial_p_less",
    "binomial_critical_errors_less",
    "binomial_p_two_sided",
    "binomial_critical_errors_two_sided_low",
    "binomial_critical_errors_two_sided_high"};
constexpr std::string_view kPValues[] = {"binomial_p_greater",
                                         "binomial_p_strict", "binomial_p_less",
                                         "binomial_p_two_sided"};
constexpr std::string_view kLimits[] = {"clopper_pearson_low",
                                        "clopper_pearson_high"};

constexpr Reason kNoCriticalNumber{
    "no_critical_number",
    {"with so few cases not even errors in all of them would be significant",
     "样例太少，即使全部出错也不显著"}};
constexpr Reason kNoLowCriticalNumber{
    "no_low_critical_number",
    {"with so few cases not even none with an error would be significant",
     "样例太少，即使毫无错误也不显著"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::no_eps0, &kNoCriticalNumber,
    &kNoLowCriticalNumber};

/// Outcomes whose probabilities differ by rounding only are equally likely; the
/// factor is scipy's.
constexpr double kNoLikelier = 1 + 1e-7;

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

/// The first whole number in [low, high] for which `holds`, as for all that
/// follow it; high + 1 where there is none.
double FirstWhere(double low, double high, FunctionView<bool(double)> holds) {
  double end = high + 1;
  while (low < end) {
    const double middle = std::floor((low + end) / 2);
    if (holds(middle)) {
      end = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

/// The probability of all outcomes that are no likelier than `errors`: those as
/// far out on its own side, and the tail beyond the mean that is as rare.
double TwoSided(double errors, double cases, double rate) {
  const double mean = cases * rate;
  if (errors == mean) return 1;
  const double limit = kNoLikelier * BinomialPmf(errors, cases, rate);
  if (errors < mean) {
    const double other = FirstWhere(std::ceil(mean), cases, [&](double count) {
      return BinomialPmf(count, cases, rate) <= limit;
    });
    const double upper = other > cases ? 0 : AtLeast(other, cases, rate);
    return std::min(1.0, BinomialCdf(errors, cases, rate) + upper);
  }
  const double likelier = FirstWhere(0, std::floor(mean), [&](double count) {
    return BinomialPmf(count, cases, rate) > limit;
  });
  const double lower =
      likelier > 0 ? BinomialCdf(likelier - 1, cases, rate) : 0;
  return std::min(1.0, lower + AtLeast(errors, cases, rate));
}

/// The smallest number of errors that is significantly many.
Value CriticalErrors(double cases, double rate, double alpha) {
  const auto critical = BinomialCriticalCount(cases, rate, alpha);
  return critical ? Value(*critical) : Value(kNoCriticalNumber);
}

/// The largest number of errors in [0, high] whose p-value, which rises, is at
/// most alpha.
Value LargestSignificant(double high, double alpha,
                         FunctionView<double(double)> p) {
  const double next =
      FirstWhere(0, high, [&](double count) { return p(count) > alpha; });
  return next > 0 ? Value(next - 1) : Value(kNoLowCriticalNumber);
}

/// The largest number of errors that is significantly few.
Value CriticalErrorsLess(double cases, double rate, double alpha) {
  return LargestSignificant(cases, alpha, [&](double count) {
    return BinomialCdf(count, cases, rate);
  });
}

/// Of the two-sided test: the largest number below the mean, the smallest above
/// it.
Value CriticalErrorsLow(double cases, double rate, double alpha) {
  return LargestSignificant(std::floor(cases * rate), alpha, [&](double count) {
    return TwoSided(count, cases, rate);
  });
}

Value CriticalErrorsHigh(double cases, double rate, double alpha) {
  const double critical = FirstWhere(
      std::ceil(cases * rate), cases,
      [&](double count) { return TwoSided(count, cases, rate) <= alpha; });
  return critical > cases ? Value(kNoCriticalNumber) : Value(critical);
}

/// The rate under which as many errors or more have probability `tail`.
double LowerLimit(double errors, double cases, double tail) {
  return errors == 0 ? 0 : BetaQuantile(errors, cases - errors + 1, tail);
}

KeyValues Compute(const Experiments& experiments,
                  const Parameters& parameters) {
  const auto [errors, cases] = Worst(experiments);
  if (cases == 0) return AllUndefined(kKeys, reasons::no_cases);
  const double rate = parameters.eps0;
  const double alpha = 1 - parameters.level;
  const bool is_given = !std::isnan(rate);
  KeyValues values = AllUndefined(kKeys, reasons::no_eps0);
  values[0].second = errors;
  values[1].second = cases;
  values[5].second = LowerLimit(errors, cases, alpha / 2);
  values[6].second = 1 - LowerLimit(cases - errors, cases, alpha / 2);
  if (!is_given) return values;
  values[2].second = AtLeast(errors, cases, rate);
  values[3].second = BinomialSurvival(errors, cases, rate);
  values[4].second = CriticalErrors(cases, rate, alpha);
  values[7].second = BinomialCdf(errors, cases, rate);
  values[8].second = CriticalErrorsLess(cases, rate, alpha);
  values[9].second = TwoSided(errors, cases, rate);
  values[10].second = CriticalErrorsLow(cases, rate, alpha);
  values[11].second = CriticalErrorsHigh(cases, rate, alpha);
  return values;
}

/// Limits of the error rate that are not 0 or 1 for want of errors.
void ShowLimits(const Term& errors, const Term& cases, double level,
                Working& working) {
  const Term tail(R"(\alpha/2)", (1 - level) / 2);
  const double m = errors.value();
  const double n = cases.value();
  working.Give(kKeys[5], "L",
               m == 0 ? Term(0.0)
                      : Written(R"(B_{#,\,#}^{-1}\left(#\right))",
                                {errors, cases - errors + 1, tail},
                                LowerLimit(m, n, tail.value())),
               {"lower limit of the interval", "区间下限"});
  working.Give(kKeys[6], "U",
               m == n ? Term(1.0)
                      : Written(R"(1-B_{#,\,#}^{-1}\left(#\right))",
                                {cases - errors, errors + 1, tail},
                                1 - LowerLimit(n - m, n, tail.value())),
               {"upper limit of the interval", "区间上限"});
}

/// A tail of the binomial distribution as a sum over numbers of errors.
Term TailTerm(const Term& from, const Term& to, const Term& cases,
              const Term& rate, double value) {
  return Written(R"(\sum_{i=#}^{#}\binom{#}{i}\,#^{\,i}\left(1-#\right)^{#-i})",
                 {from, to, cases, rate, rate, cases}, value);
}

void ShowTests(const Term& m, const Term& n, const Parameters& parameters,
               Working& working) {
  const double errors = m.value();
  const double cases = n.value();
  const double rate = parameters.eps0;
  const Term eps0(R"(\varepsilon_0)", rate);
  const Term alpha(R"(\alpha)", 1 - parameters.level);
  working.Give(kKeys[2], "p_{>}",
               TailTerm(m, n, n, eps0, AtLeast(errors, cases, rate)));
  working.Give(
      kKeys[3], R"(P(X>m))",
      TailTerm(m + 1, n, n, eps0, BinomialSurvival(errors, cases, rate)));
  working.Give(kKeys[7], "p_{<}",
               TailTerm(0, m, n, eps0, BinomialCdf(errors, cases, rate)));
  const Term seen = working.Line(
      "b_m",
      Written(R"(\binom{#}{#}\,#^{#}\left(1-#\right)^{#-#})",
              {n, m, eps0, m, eps0, n, m}, BinomialPmf(errors, cases, rate)),
      {"probability of the number of errors that was seen",
       "所见错误数的概率"});
  working.Give(kKeys[9], R"(p_{\ne})",
               Written(R"(\sum_{i:\,b_i\le #}b_i)", {seen},
                       TwoSided(errors, cases, rate)),
               {"all numbers of errors that are not more likely",
                "一切不比它更可能的错误数"});
  working.Give(kKeys[4], "m_{>}",
               Written(R"(\min\{i:\,P(X\ge i)\le #\})", {alpha},
                       CriticalErrors(cases, rate, alpha.value()).number()),
               {"critical number of errors", "临界错误数"});
  working.Give(kKeys[8], "m_{<}",
               Written(R"(\max\{i:\,P(X\le i)\le #\})", {alpha},
                       CriticalErrorsLess(cases, rate, alpha.value()).number()),
               {"critical number of errors, few", "临界错误数（偏少）"});
  const auto two_sided = [&](std::string_view pattern, const Value& critical) {
    return Written(pattern, {n, eps0, alpha}, critical.number());
  };
  working.Give(
      kKeys[10], R"(m_{\ne}^{-})",
      two_sided(R"(\max\{i<#\cdot #:\,p_{\ne}(i)\le #\})",
                CriticalErrorsLow(cases, rate, alpha.value())),
      {"critical numbers of the two-sided test", "双侧检验的临界错误数"});
  working.Give(kKeys[11], R"(m_{\ne}^{+})",
               two_sided(R"(\min\{i>#\cdot #:\,p_{\ne}(i)\le #\})",
                         CriticalErrorsHigh(cases, rate, alpha.value())));
}

void Show(const Experiments& experiments, const Parameters& parameters,
          Working& working) {
  const auto [errors, cases] = Worst(experiments);
  if (cases == 0) return;
  const Text of_worst{"errors, of the experiment with the largest error rate",
                      "错误率最高的一次试验的错误数"};
  const Text of_one{"errors", "错误数"};
  const Term m = working.Give(
      kKeys[0], "m", errors, experiments.errors.size() > 1 ? of_worst : of_one);
  const Term n = working.Give(kKeys[1], "n", cases, {"cases", "样例数"});
  ShowLimits(m, n, parameters.level, working);
  if (!std::isnan(parameters.eps0)) ShowTests(m, n, parameters, working);
}

constexpr Field kFields[] = {
    {.key = "max_errors", .kind = FieldKind::count},
    {.key = "max_n", .kind = FieldKind::count},
    {.key = "binomial_p_greater",
     .kind = FieldKind::p_value,
     .name = {"p = P(X ≥ m)", "p = P(X ≥ m)"}},
    {.key = "binomial_p_strict",
     .kind = FieldKind::probability,
     .name = {"P(X > m)", "P(X > m)"}},
    {.key = "binomial_critical_errors",
     .kind = FieldKind::count,
     .name = {"critical number", "临界错误数"}},
    {.key = "binomial_p_less",
     .kind = FieldKind::p_value,
     .name = {"p = P(X ≤ m)", "p = P(X ≤ m)"}},
    {.key = "binomial_critical_errors_less",
     .kind = FieldKind::count,
     .name = {"critical number, less", "临界错误数（偏少）"}},
    {.key = "binomial_p_two_sided",
     .kind = FieldKind::p_value,
     .name = {"p, two-sided", "p（双侧）"}},
    {.key = "binomial_critical_errors_two_sided_low",
     .kind = FieldKind::count,
     .name = {"critical number, low", "临界错误数（双侧，下）"}},
    {.key = "binomial_critical_errors_two_sided_high",
     .kind = FieldKind::count,
     .name = {"critical number, high", "临界错误数（双侧，上）"}},
};

constexpr Form kForms[] = {{.key = "",
                            .p_value = "binomial_p_greater",
                            .name = {"at least m errors", "至少 m 个错误"},
                            .used_by = {"R, scipy", "R、scipy"},
                            .source = {sources::clopper1934}},
                           {.key = "",
                            .p_value = "binomial_p_strict",
                            .name = {"more than m errors", "多于 m 个错误"},
                            .used_by = {"some textbooks", "部分教材"}}};

}  // namespace

extern const TestWords binomial_test_words = {
    .words =
        {
            .name = {"Binomial test of an error rate", "错误率的二项检验"},
            .short_name = {"Binomial test", "二项检验"},
            .synonyms = {"exact binomial test", "精确二项检验"},
            .meaning =
                {"Asks whether a learner errs more often than a given rate "
                 "ε₀, or less often, or either. The learner made m errors in n "
                 "test cases; p is the probability of at least m errors, of at "
                 "most m, or of all numbers that are not more likely than m, "
                 "if the rate were ε₀. The critical numbers are those from "
                 "which on errors "
                 "are significantly many or few, and the interval contains the "
                 "rates that agree with the data.",
                 "检验学习器的错误率是否高于、低于或不等于给定的 ε₀。在 n "
                 "个测试样例上出了 m 个错，p 为真实错误率等于 ε₀ "
                 "时错误数不少于（或不多于）m 的概率；双侧时为一切不比 m "
                 "更可能的错误数的概率之和。临界错误数是达到显著地多或少所需的"
                 "错误数，区间给出与所见相容的错误率。"},
            .latex =
                R"(p_{>}=P(X\ge m)=\sum_{i=m}^{n}b_i,\quad p_{<}=\sum_{i=0}^{m}b_i,\quad p_{\ne}=\sum_{b_i\le b_m}b_i,\quad b_i=\binom{n}{i}\varepsilon_0^{\,i}(1-\varepsilon_0)^{n-i})",
            .symbols =
                {{"P", {"probability", "概率"}},
                 {"X",
                  {"the number of errors if the rate is ε₀",
                   "错误率为 ε₀ 时的错误数"}},
                 {"m", {"the observed number of errors", "观测到的错误数"}},
                 {"n", {"the number of test cases", "测试样例数"}},
                 {"b_i",
                  {"the probability of i errors", "恰有 i 个错误的概率"}},
                 {R"(\varepsilon_0)",
                  {"the given error rate", "给定的错误率"}}},
            .references = {{sources::clopper1934}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Of several experiments the one with the largest error rate "
                 "is tested, the first if there are more. The worst of K "
                 "exceeds "
                 "a limit by chance far more often than one does: even when "
                 "every single test keeps α, up to 1 − (1 − α)ᴷ of such worst "
                 "cases are false alarms; compare the p-value with α/K. "
                 "Some texts take P(X > m), the strict one, which leaves out "
                 "the result itself and rejects too often. The two-sided "
                 "p-value is scipy’s and R’s; the interval cuts off α/2 on "
                 "each side, so that close to α the two may disagree. Which "
                 "side is asked about must be settled before seeing the "
                 "counts.",
                 "有多次试验时检验错误率最高的一次（相同则取第一次）。K "
                 "次中最差"
                 "的一次比单次更容易偶然越界：即使每次检验都保持水平 "
                 "α，误报率也"
                 "可达 1 − (1 − α)ᴷ，应把 p 值与 α/K 相比。有的教材取 P(X > "
                 "m)（strict），漏掉了所见结果本身，会过多地拒绝。双侧 p 值与 "
                 "scipy、R "
                 "相同；区间则在两侧各截去 "
                 "α/2，故在 α 附近两者可能不一致。检验哪一侧应在看到结果之前"
                 "选定。"},
            .avoid_when =
                {"test cases are not independent of each other, or the largest "
                 "of several error rates was picked before testing",
                 "测试样例互不独立，或先挑出几个错误率中最大的再作检验"},
            .forms = kForms,
            .forms_differ =
                {"A p-value is the probability of a result at least as extreme "
                 "as the one seen, so the result itself counts. Without it the "
                 "test rejects too often: 5 errors of 10 at ε₀ = .3 have p = "
                 ".150, not .047.",
                 "p "
                 "值是出现至少与所见同样极端的结果的概率，所见结果本身应计入。"
                 "不计入则会过多地拒绝：ε₀ = .3 时 10 个中错 5 个，p 为 .150 "
                 "而非 .047。"},
        },
    .null = {"The error rate is at most ε₀; at least, or equal to it, for the "
             "other alternatives.",
             "错误率不高于 ε₀；另两种备择假设下为不低于或等于 ε₀。"},
    .alternative = {"The error rate is greater than ε₀, as by default; or less "
                    "than it, or another (option alternative).",
                    "错误率高于 ε₀（默认），或低于、或不等于 ε₀（选项 "
                    "alternative）。"},
    .assumptions =
        {"The test cases are independent of each other and of the training "
         "set, and all are equally likely to be got wrong.",
         "各测试样例相互独立，且独立于训练集，出错的概率相同。"},
    .p_value =
        {"Exact, from the binomial distribution; one-sided or two-sided.",
         "由二项分布精确得到；单侧或双侧。"},
    .fields = kFields,
};

extern const Test binomial_test = {
    .id = "binomial_test",
    .keys = kKeys,
    .p_values = kPValues,
    .limits = kLimits,
    .from_experiments = {Compute, Show},
};

}  // namespace melon::hypothesis
