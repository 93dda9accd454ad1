#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/random.h"
#include "effect_sizes/effect_size.h"
#include "kernels/numbers/counted_column.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/quantile.h"

namespace melon::effect_sizes {
namespace {

constexpr double kBenchmarks[] = {0.2, 0.5, 0.8};
/// 1/Φ⁻¹(3/4): makes the MAD of normal numbers their standard deviation.
/// Rounded as in R and autorank.
constexpr double kNormalConsistency = 1.4826;
/// Of the replicates at most this share may be undefined.
constexpr double kMostUndefined = 0.1;

constexpr Reason kNoSpread{
    "no_spread",
    {"at least half of the results are equal for both algorithms, so the "
     "median absolute deviation is zero",
     "两个算法都至少有半数结果相同，绝对中位差为零"}};
constexpr Reason kUndefinedReplicates{
    "undefined_replicates",
    {"the effect size is undefined in more than a tenth of the bootstrap "
     "replicates",
     "超过十分之一的自助重采样中该效应量没有定义"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_cases, &kNoSpread,
    &reasons::no_draws, &kUndefinedReplicates,   &reasons::overflow};

/// NaN when both deviations are zero; infinite where it is not known.
double Gamma(CountedColumn& a, CountedColumn& b) {
  const MedianAndDeviation of_a = a.Find();
  const MedianAndDeviation of_b = b.Find();
  const double pooled = kNormalConsistency *
                        std::hypot(of_a.deviation, of_b.deviation) *
                        std::sqrt(0.5);
  if (pooled == 0) return std::numeric_limits<double>::quiet_NaN();
  if (!std::isfinite(pooled)) return pooled;
  return (of_a.median - of_b.median) / pooled;
}

/// Ascending; undefined replicates are left out.
std::vector<double> Replicates(CountedColumn& a, CountedColumn& b,
                               std::uint32_t count,
                               const Parameters& parameters) {
  Random random(parameters.seed);
  std::vector<double> replicates;
  for (std::uint32_t draw = 0; draw < parameters.draws; ++draw) {
    a.Clear();
    b.Clear();
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint32_t row = random.Below(count);
      a.Add(row);
      b.Add(row);
    }
    const double gamma = Gamma(a, b);
    if (std::isfinite(gamma)) replicates.push_back(gamma);
  }
  std::sort(replicates.begin(), replicates.end());
  return replicates;
}

Effect Compute(const PairedResults& results, const Parameters& parameters) {
  if (results.a.empty())
    return {reasons::no_cases, reasons::no_cases, reasons::no_cases};
  if (results.a.size() < 2) {
    return {reasons::too_few_cases, reasons::too_few_cases,
            reasons::too_few_cases};
  }
  CountedColumn a(results.a);
  CountedColumn b(results.b);
  const double gamma = Gamma(a, b);
  if (std::isnan(gamma)) return {kNoSpread, kNoSpread, kNoSpread};
  if (!std::isfinite(gamma))
    return {reasons::overflow, reasons::overflow, reasons::overflow};
  const double draws = parameters.draws;
  if (draws == 0) return {gamma, reasons::no_draws, reasons::no_draws};
  const std::vector<double> replicates = Replicates(
      a, b, static_cast<std::uint32_t>(results.a.size()), parameters);
  if (static_cast<double>(replicates.size()) < (1 - kMostUndefined) * draws)
    return {gamma, kUndefinedReplicates, kUndefinedReplicates};
  return {gamma, SortedQuantile(replicates, (1 - parameters.level) / 2),
          SortedQuantile(replicates, (1 + parameters.level) / 2)};
}

/// Median and deviation of a column as lines.
std::pair<Term, Term> ShowColumn(std::span<const double> values,
                                 std::string_view name, Working& working) {
  const MedianAndDeviation found = CountedColumn(values).Find();
  const std::string of(name);
  const Term median = working.Line(R"(\operatorname{med}_)" + of, found.median,
                                   {"median", "中位数"});
  const Term deviation = working.Line(
      R"(\operatorname{MAD}_)" + of,
      kNormalConsistency * Term(R"(\operatorname{med}|)" + of +
                                    R"(-\operatorname{med}_)" + of + "|",
                                found.deviation),
      {"median absolute deviation", "绝对中位差"});
  return {median, deviation};
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  const bool is_shown = SquaresFit(results.a) && SquaresFit(results.b);
  if (results.a.size() < 2 || !is_shown) return;
  const auto [median_a, deviation_a] = ShowColumn(results.a, "a", working);
  const auto [median_b, deviation_b] = ShowColumn(results.b, "b", working);
  const Term pooled =
      working.Line("s", Root((Square(deviation_a) + Square(deviation_b)) / 2));
  const Term gamma = working.Give("akinshin_gamma", R"(\gamma)",
                                  (median_a - median_b) / pooled);
  const Effect effect = Compute(results, parameters);
  if (!effect.low.defined()) return;
  const Term draws("B", parameters.draws);
  const auto quantile = [&](double share, double value) {
    return Written(R"(Q_{#}\left(\gamma^{(1)},\dots,\gamma^{(#)}\right))",
                   {share, draws}, value);
  };
  working.Give("akinshin_gamma_low", "L",
               quantile((1 - parameters.level) / 2, effect.low.number()),
               {"quantile over bootstrap draws", "自助抽样的分位数"});
  working.Give("akinshin_gamma_high", "U",
               quantile((1 + parameters.level) / 2, effect.high.number()),
               {"quantile over bootstrap draws", "自助抽样的分位数"});
}

constexpr Text kKeyNames[] = {{"Akinshin’s γ", "Akinshin γ"}};

}  // namespace

extern const Words akinshin_gamma_words = {
    .name = {"Akinshin’s gamma", "Akinshin γ 值"},
    .short_name = {"γ", "γ"},
    .key_names = kKeyNames,
    .synonyms = {"nonparametric Cohen’s d", "非参数 Cohen d 值"},
    .meaning =
        {"Cohen’s d made robust: the difference of the two medians in units of "
         "the pooled median absolute deviation (MAD), which 1.4826 makes "
         "comparable with a standard deviation. A few extreme data sets hardly "
         "move it. It is read as d is: .2 is called small, .5 medium, .8 "
         "large.",
         "稳健的 Cohen d 值：两个中位数之差除以合并的绝对中位差（MAD），系数 "
         "1.4826 使其与标准差可比。少数极端的数据集对它影响很小。读法与 d "
         "相同：.2 为小，.5 为中，.8 为大。"},
    .latex =
        R"(\gamma=\frac{\operatorname{med}a-\operatorname{med}b}{\sqrt{(\operatorname{MAD}_a^2+\operatorname{MAD}_b^2)/2}},\quad \operatorname{MAD}_x=1.4826\operatorname{med}|x-\operatorname{med}x|)",
    .symbols = {{R"(a,\ b)",
                 {"the results of both algorithms", "两个算法的结果"}},
                {R"(\operatorname{med})", {"median", "中位数"}},
                {R"(\operatorname{MAD}_x)",
                 {"the median absolute deviation of x", "x 的中位数绝对偏差"}}},
    .references = {{sources::akinshin2020}, {sources::herbold2020}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"With plain medians, as autorank has it; Akinshin also takes "
         "Harrell–Davis quantiles, and other quantiles than the median. The "
         "interval is the middle part of the bootstrap’s replicates, which "
         "draw data sets with both results, from the seed of the report.",
         "采用普通中位数，与 autorank 相同；Akinshin 还使用 Harrell–Davis "
         "分位数以及中位数以外的分位数。区间取自助重采样的中间部分，重采样时"
         "成对抽取数据集，由报告中的随机种子决定。"},
    .avoid_when = {"there are few data sets, or more than half of the results "
                   "are equal: the MAD is then unstable or 0",
                   "数据集很少，或一半以上结果相等：此时 MAD 不稳定或为 0"},
};

extern const EffectSize akinshin_gamma = {
    .id = "akinshin_gamma",
    .lowest = -std::numeric_limits<double>::infinity(),
    .highest = std::numeric_limits<double>::infinity(),
    .benchmarks = kBenchmarks,
    .takes_long = true,
    .place = 6,
    .compute = {Compute, Show},
};

}  // namespace melon::effect_sizes
