#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/quantile.h"
#include "kernels/numbers/quantile_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::intervals {
namespace {

constexpr Reason kReplicatesOnOneSide{
    "replicates_on_one_side",
    {"every bootstrap replicate lies on the same side of the estimate",
     "所有自助重采样的值都在估计值的同一侧"}};
constexpr Reason kAccelerationTooLarge{
    "acceleration_too_large",
    {"the acceleration is too large for an interval at this level",
     "加速常数过大，无法在该置信水平下构造区间"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_replicates,        &reasons::constant_replicates,
    &kReplicatesOnOneSide,          &kAccelerationTooLarge,
    &reasons::undefined_replicates, &reasons::too_many_to_draw};

Interval Undefined(const Reason& reason) { return {reason, reason}; }

/// How many replicates are below the estimate, and how many equal to it.
struct Places {
  double below;
  double equal;
};

Places PlacesOf(const std::vector<double>& sorted, double estimate) {
  const auto [first, last] =
      std::equal_range(sorted.begin(), sorted.end(), estimate);
  return {.below = static_cast<double>(first - sorted.begin()),
          .equal = static_cast<double>(last - first)};
}

/// The share of sorted replicates below the estimate, those equal to it
/// counting half.
double ShareBelow(const std::vector<double>& sorted, double estimate) {
  const auto [below, equal] = PlacesOf(sorted, estimate);
  return (below + (below + equal)) / 2 / static_cast<double>(sorted.size());
}

Interval Compute(const BootstrapEstimate& bootstrap, double level) {
  const std::vector<double> sorted = Sorted(bootstrap.replicates);
  if (sorted.empty()) return Undefined(reasons::no_replicates);
  if (sorted.front() == sorted.back()) {
    return Undefined(reasons::constant_replicates);
  }
  const double share = ShareBelow(sorted, bootstrap.estimate);
  if (share == 0 || share == 1) return Undefined(kReplicatesOnOneSide);

  const double bias = NormalQuantile(share);
  const double z = NormalQuantile((1 + level) / 2);
  const double low_divisor = 1 - (bootstrap.acceleration * (bias - z));
  const double high_divisor = 1 - (bootstrap.acceleration * (bias + z));
  // Beyond its pole the transformation no longer rises.
  if (!(low_divisor > 0 && high_divisor > 0)) {
    return Undefined(kAccelerationTooLarge);
  }
  return {
      SortedQuantile(sorted, NormalCdf(bias + ((bias - z) / low_divisor))),
      SortedQuantile(sorted, NormalCdf(bias + ((bias + z) / high_divisor)))};
}

void Show(const BootstrapEstimate& bootstrap, double level, Working& working) {
  if (!Compute(bootstrap, level).low.defined()) return;
  const std::vector<double> sorted = Sorted(bootstrap.replicates);
  const Term count = working.Line(
      "B", static_cast<double>(sorted.size()),
      {"replicates in which the measure is defined", "指标有定义的重采样次数"});
  const auto [below, equal] = PlacesOf(sorted, bootstrap.estimate);
  const Term share =
      working.Line(R"(\hat G(\hat\theta))",
                   (Term("n_{<}", below) + Term("n_{=}", equal) / 2) / count,
                   {"share of replicates below the estimate, those equal to it "
                    "counting half",
                    "低于估计值的重采样所占比例，与之相等者算一半"});
  const Term bias = working.Line("z_0", NormalQuantileTerm(share));
  const Term z = working.Line("z", NormalQuantileTerm(level));
  const Term acceleration = working.Line(
      "a", bootstrap.acceleration,
      {"acceleration, from the jackknife", "加速常数，由刀切法得到"});
  const auto shifted = [&](std::string_view index, const Term& quantile) {
    const std::string end = "_" + std::string(index);
    const Term sum = working.Line("t" + end, quantile);
    return working.Line(R"(\alpha)" + end,
                        NormalCdfTerm(bias + sum / (1 - acceleration * sum)));
  };
  const Term low_share = shifted("L", bias - z);
  const Term high_share = shifted("U", bias + z);
  const Term low = PlaceLine("h_L", sorted.size(), low_share, working);
  const Term high = PlaceLine("h_U", sorted.size(), high_share, working);
  ShowLimits(QuantileTerm(sorted, low), QuantileTerm(sorted, high), working);
}

}  // namespace

extern const Words bootstrap_bca_words = {
    .name = {"Bias-corrected and accelerated bootstrap interval",
             "偏差校正加速自助法区间"},
    .short_name = {"BCa", "BCa"},
    .meaning =
        {"The percentile interval with its two orders moved to make up for a "
         "bias of the replicates (z₀) and for a spread that changes with the "
         "value (a, from the jackknife). Usually closer to the level than the "
         "plain percentiles. Ĝ is the distribution of the replicates.",
         "在百分位区间的基础上调整两个分位数的阶，以校正重采样值的偏差（z₀）以"
         "及离散程度随取值的变化（a，由刀切法得到）。其覆盖率通常比普通百分位区"
         "间更接近置信水平。Ĝ 为重采样值的分布。"},
    .latex =
        R"(\hat G^{-1}\left(\Phi\left(z_0+\frac{z_0\pm z}{1-a\,(z_0\pm z)}\right)\right),\quad z_0=\Phi^{-1}\left(\hat G(\hat\theta)\right))",
    .symbols = {symbols::kReplicates,
                {R"(\Phi)",
                 {"the standard normal distribution", "标准正态分布"}},
                symbols::kZBca,
                {R"(z_0,\ a)",
                 {"the corrections for bias and for a changing spread",
                  "偏差与加速的校正量"}},
                {R"(\hat\theta)", {"the estimate", "估计值"}}},
    .references = {{sources::efron1987},
                   {sources::diciccio1996},
                   {sources::cameron2008}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Replicates equal to the estimate count half in z₀, since many "
         "metrics take few different values; quantiles are interpolated "
         "as in R and NumPy (type 7). As with the percentiles, max error "
         "and calibration errors are not suited, and a few groups that are "
         "drawn whole give too narrow an interval.",
         "许多指标只取少数几个值，因此与估计值相等的重采样值在 z₀ "
         "中算一半；分位数的插值方式与 R 和 NumPy 相同（第 7 型）。与百分位"
         "区间一样，不适用于最大误差与校准误差；整组抽取而组数很少时，区间偏窄"
         "。"},
    .avoid_when =
        {"cases are few, or the metric is an extreme such as the largest "
         "error: neither bootstrap is good there (Davison & Hinkley 1997)",
         "样例很少，或指标是极值（如最大误差）：两种自助区间都不好（Davison 与 "
         "Hinkley 1997）"},
};

extern const IntervalMethod bootstrap_bca = {
    .id = "bootstrap_bca",
    .from_bootstrap = {Compute, Show},
};

}  // namespace melon::intervals
