#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "effect_sizes/effect_size.h"
#include "kernels/comparison/differences/standardized_difference.h"
#include "kernels/comparison/differences/standardized_working.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::effect_sizes {
namespace {

constexpr double kBenchmarks[] = {0.2, 0.5, 0.8};

Effect Compute(const PairedResults& results, const Parameters& parameters) {
  const StandardizedDifference effect = Standardize(results);
  if (effect.undefined != nullptr)
    return {*effect.undefined, *effect.undefined, *effect.undefined};
  const double factor =
      HedgesFactor(2 * (static_cast<double>(results.a.size()) - 1));
  const double value = factor * effect.value;
  const double margin = factor * NormalQuantile((1 + parameters.level) / 2) *
                        effect.standard_error;
  return {value, FiniteValue(value - margin), FiniteValue(value + margin)};
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  const auto terms = ShowStandardized(results, {}, working);
  if (!terms) return;
  const Term df = working.Line(R"(\nu)", 2 * (terms->count - 1));
  const Term factor = working.Line(
      "J",
      Written(
          R"(\frac{\Gamma(\frac{#}{2})}{\sqrt{\frac{#}{2}}\,\Gamma(\frac{#-1}{2})})",
          {df, df, df}, HedgesFactor(df.value())),
      {"correction of the bias", "偏差校正"});
  const Term value = working.Give("hedges_g", "g", factor * terms->value);
  const Term quantile =
      working.Line(R"(z_{\alpha})", NormalQuantileTerm(parameters.level),
                   {"critical value", "临界值"});
  GiveLimits("hedges_g_low", "hedges_g_high", value,
             factor * quantile * terms->standard_error, working);
}

constexpr Text kKeyNames[] = {{"Hedges’ g", "Hedges g"}};

}  // namespace

extern const Words hedges_g_words = {
    .name = {"Hedges’ g", "Hedges g 值"},
    .short_name = {"g", "g"},
    .key_names = kKeyNames,
    .synonyms = {"bias-corrected standardized mean difference",
                 "校正偏差的标准化均值差"},
    .meaning =
        {"Cohen’s d times a factor a little below 1, since d is on average too "
         "large for few data sets. It is read as d is: .2 is called "
         "small, .5 medium, .8 large.",
         "Cohen d 值乘以略小于 1 的系数，因为数据集较少时 d "
         "平均偏大。读法与 d 相同：.2 为小，.5 为中，.8 为大。"},
    .latex =
        R"(g=\frac{\Gamma(\nu/2)}{\sqrt{\nu/2}\,\Gamma((\nu-1)/2)}\,d,\quad \nu=2(N-1))",
    .symbols = {{"d", {"Cohen’s d", "Cohen d 值"}},
                {R"(\nu)", {"degrees of freedom", "自由度"}},
                symbols::kDatasets,
                {R"(\Gamma)", {"the gamma function", "Γ 函数"}}},
    .references = {{sources::hedges1981}, {sources::lakens2013}},
    .undefined_when = kNoStandardizedDifference,
    .remark =
        {"The degrees of freedom are those of two separate columns; the more "
         "the algorithms’ results go together, the more it corrects too "
         "little, down to N − 1 of them. The interval is that of d times the "
         "same factor.",
         "自由度按两列相互独立计算；两者结果越相关，校正越嫌不足，实际自由度最"
         "低"
         "为 N − 1。区间为 d 的区间乘以同一系数。"},
    .avoid_when = {"data sets differ much in difficulty, as for Cohen’s d; "
                   "with many data sets it is the same as d",
                   "各数据集难度悬殊（同 Cohen’s d）；数据集多时与 d 无异"},
};

extern const EffectSize hedges_g = {
    .id = "hedges_g",
    .lowest = -std::numeric_limits<double>::infinity(),
    .highest = std::numeric_limits<double>::infinity(),
    .benchmarks = kBenchmarks,
    .place = 4,
    .compute = {Compute, Show},
};

}  // namespace melon::effect_sizes
