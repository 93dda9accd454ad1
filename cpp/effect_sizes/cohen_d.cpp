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
  const double margin =
      NormalQuantile((1 + parameters.level) / 2) * effect.standard_error;
  return {effect.value, FiniteValue(effect.value - margin),
          FiniteValue(effect.value + margin)};
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  const auto terms = ShowStandardized(results, "cohen_d", working);
  if (!terms) return;
  const Term quantile =
      working.Line(R"(z_{\alpha})", NormalQuantileTerm(parameters.level),
                   {"critical value", "临界值"});
  GiveLimits("cohen_d_low", "cohen_d_high", terms->value,
             quantile * terms->standard_error, working);
}

constexpr Text kKeyNames[] = {{"Cohen’s d", "Cohen d"}};

}  // namespace

extern const Words cohen_d_words = {
    .name = {"Cohen’s d", "Cohen d 值"},
    .short_name = {"d", "d"},
    .key_names = kKeyNames,
    .synonyms = {"standardized mean difference", "标准化均值差"},
    .meaning =
        {"The mean difference of the two algorithms in units of s, the "
         "standard deviation of results among data sets, pooled over both: "
         ".2 is called small, .5 medium, .8 large. The interval takes into "
         "account that the results are paired (Bonett).",
         "两个算法结果的平均差除以 "
         "s，即结果在数据集之间的标准差（两者合并）：.2 为小，.5 为中，.8 "
         "为大。区间考虑了结果的配对（Bonett）。"},
    .latex = R"(d=\frac{\bar a-\bar b}{s},\quad s^2=\frac{s_a^2+s_b^2}{2})",
    .symbols = {symbols::kGroupMean, symbols::kGroupSd},
    .references = {{sources::cohen1988},
                   {sources::cumming2012},
                   {sources::bonett2008}},
    .undefined_when = kNoStandardizedDifference,
    .remark =
        {"Two quantities go by this name. This one divides by s_av, the square "
         "root of the mean of both variances (Cumming), as autorank does; "
         "Lakens’ d_av divides by the mean of both standard deviations, and "
         "d_z by the standard deviation of the differences, which tells more "
         "about the test than about the effect. Data sets of very "
         "different difficulty make s large and so d small.",
         "有两种量使用这一名称。这里除以 "
         "s_av，即两个方差平均值的平方根（Cumming），与 autorank 相同；Lakens "
         "的 d_av 除以两个标准差的平均，d_z "
         "则除以差值的标准差，反映的是检验而非效应。数据集难易悬殊时 s 大，d "
         "因而偏小。"},
    .avoid_when = {"data sets differ much in difficulty: their spread is the "
                   "unit, and a steady gain looks small; look at the mean "
                   "difference in the unit itself",
                   "各数据集难度悬殊：离散程度被当作单位，稳定的提高显得很小；"
                   "看原单位的均值差"},
};

extern const EffectSize cohen_d = {
    .id = "cohen_d",
    .lowest = -std::numeric_limits<double>::infinity(),
    .highest = std::numeric_limits<double>::infinity(),
    .benchmarks = kBenchmarks,
    .place = 3,
    .compute = {Compute, Show},
};

}  // namespace melon::effect_sizes
