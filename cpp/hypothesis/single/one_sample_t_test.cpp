#include <cmath>
#include <cstddef>
#include <string_view>

#include "base/bibliography.h"
#include "hypothesis/test.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/sample_moments.h"
#include "kernels/numbers/tail_terms.h"
#include "special/student_t.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"mean",
                                      "std",
                                      "one_sample_t",
                                      "one_sample_p_greater",
                                      "one_sample_p_two_sided",
                                      "one_sample_low",
                                      "one_sample_high"};
constexpr std::string_view kPValues[] = {"one_sample_p_greater",
                                         "one_sample_p_two_sided"};
constexpr std::string_view kLimits[] = {"one_sample_low", "one_sample_high"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_cases, &reasons::no_variance,
    &reasons::no_eps0, &reasons::overflow};

KeyValues Undefined(const Value& mean, const Value& deviation,
                    const Reason& reason) {
  return {{kKeys[0], mean},   {kKeys[1], deviation}, {kKeys[2], reason},
          {kKeys[3], reason}, {kKeys[4], reason},    {kKeys[5], reason},
          {kKeys[6], reason}};
}

KeyValues Compute(const Sample& sample, const Parameters& parameters) {
  const SampleMoments moments = MomentsOf(sample.value);
  const double n = moments.count;
  if (n == 0)
    return Undefined(reasons::no_cases, reasons::no_cases, reasons::no_cases);
  if (n < 2) {
    return Undefined(moments.mean, reasons::too_few_cases,
                     reasons::too_few_cases);
  }
  const double deviation = moments.deviation;
  if (!std::isfinite(deviation))
    return Undefined(moments.mean, reasons::overflow, reasons::overflow);
  if (deviation == 0)
    return Undefined(moments.mean, deviation, reasons::no_variance);

  const double error = deviation / std::sqrt(n);
  const double margin =
      StudentTwoSidedQuantile(parameters.level, n - 1) * error;
  KeyValues values = Undefined(moments.mean, deviation, reasons::no_eps0);
  values[5].second = FiniteValue(moments.mean - margin);
  values[6].second = FiniteValue(moments.mean + margin);
  if (std::isnan(parameters.eps0)) return values;
  const double t = (moments.mean - parameters.eps0) / error;
  if (!std::isfinite(t)) {
    for (const std::size_t i : {2U, 3U, 4U})
      values[i].second = reasons::overflow;
    return values;
  }
  values[2].second = t;
  values[3].second = StudentSurvival(t, n - 1);
  values[4].second = StudentTwoSided(t, n - 1);
  return values;
}

void Show(const Sample& sample, const Parameters& parameters,
          Working& working) {
  const auto terms = ShowMoments(MomentsOf(sample.value), sample.value, {},
                                 {.value = R"(\varepsilon_i)",
                                  .mean = R"(\bar\varepsilon)",
                                  .deviation = "s",
                                  .count = "K",
                                  .mean_key = kKeys[0],
                                  .deviation_key = kKeys[1]},
                                 working);
  if (!terms || !(terms->count.value() > 1)) return;
  const auto& [n, mean, deviation] = *terms;
  const Term error = working.Line(R"(\mathrm{SE})", deviation / Root(n));
  const Term df = working.Line(R"(\nu)", n - 1);
  const Term quantile =
      working.Line(R"(t_{\alpha})", StudentQuantileTerm(parameters.level, df));
  GiveLimits(kKeys[5], kKeys[6], mean, quantile * error, working);
  if (std::isnan(parameters.eps0)) return;
  const Term target(R"(\varepsilon_0)", parameters.eps0);
  const Term t = working.Give(kKeys[2], "t", (mean - target) / error);
  working.Give(kKeys[3], "p_{>}", StudentTailTerm(t, df));
  working.Give(kKeys[4], R"(p_{\ne})", StudentTwoSidedTerm(t, df));
}

constexpr Field kFields[] = {
    {.key = "mean", .name = {"mean", "均值"}},
    {.key = "std", .name = {"standard deviation", "标准差"}},
};

}  // namespace

extern const TestWords one_sample_t_test_words = {
    .words =
        {
            .name = {"One-sample t test", "单样本 t 检验"},
            .synonyms = {"t test over K error rates", "K 个错误率的 t 检验"},
            .meaning =
                {"Asks whether the mean of K error rates, from repeated "
                 "hold-outs or folds, differs from a given rate ε₀. t is the "
                 "distance from ε₀ in standard errors; the interval shows "
                 "which true rates agree with the mean.",
                 "检验 K 个错误率（来自多次留出或交叉验证各折）的平均值是否"
                 "不同于给定的 ε₀。t 是与 ε₀ 的距离除以标准误，区间给出与平均值"
                 "相容的真实错误率。"},
            .latex =
                R"(t=\frac{\sqrt K\,(\bar\varepsilon-\varepsilon_0)}{s},\quad s^2=\frac{1}{K-1}\sum_{i=1}^{K}(\varepsilon_i-\bar\varepsilon)^2)",
            .symbols = {{"K", {"the number of error rates", "错误率的个数"}},
                        {R"(\varepsilon_i,\ \bar\varepsilon)",
                         {"the i-th error rate and their mean",
                          "第 i 个错误率与平均错误率"}},
                        {R"(\varepsilon_0)",
                         {"the given error rate", "给定的错误率"}},
                        {"s", {"their standard deviation", "错误率的标准差"}}},
            .references = {{sources::student1908}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"“greater” is the p-value of the one-sided test that asks "
                 "whether the rate exceeds ε₀, “two_sided” of the one that "
                 "asks "
                 "whether it differs. Error rates of "
                 "overlapping training sets depend on each other: the p-values "
                 "are then too small and the interval is too narrow.",
                 "greater 为单侧检验（错误率是否高于 ε₀）的 p 值，two_sided "
                 "为双侧检验（是否不同）的 p 值。训练集相互重叠时各错误率并不"
                 "独立，p 值会偏小，区间会偏窄。"},
            .avoid_when = {"the K rates are folds of one cross-validation: "
                           "training sets overlap, and the variance comes out "
                           "too small (Nadeau & Bengio 2003)",
                           "K "
                           "个错误率来自同一次交叉验证的各折：训练集重叠，方差"
                           "被低估（Nadeau 与 Bengio 2003）"},
        },
    .null = {"The mean error rate is ε₀; one-sided: at most ε₀.",
             "平均错误率等于 ε₀；单侧：不高于 ε₀。"},
    .alternative = {"It differs from ε₀; one-sided: it is greater.",
                    "平均错误率不等于 ε₀；单侧：高于 ε₀。"},
    .assumptions = {"The error rates are independent of each other, and "
                    "normally distributed or many.",
                    "各错误率相互独立，且服从正态分布或数量足够多。"},
    .p_value = {"From Student’s t distribution with K − 1 degrees of freedom.",
                "由自由度为 K − 1 的 t 分布得到。"},
    .fields = kFields,
};

extern const Test one_sample_t_test = {
    .id = "one_sample_t_test",
    .keys = kKeys,
    .p_values = kPValues,
    .limits = kLimits,
    .from_sample = {Compute, Show},
};

}  // namespace melon::hypothesis
