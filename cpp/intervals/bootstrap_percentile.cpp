#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "intervals/interval.h"
#include "kernels/numbers/limit_working.h"
#include "kernels/numbers/quantile.h"
#include "kernels/numbers/quantile_working.h"

namespace melon::intervals {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_replicates, &reasons::constant_replicates,
    &reasons::undefined_replicates, &reasons::too_many_to_draw};

Interval Compute(const BootstrapEstimate& bootstrap, double level) {
  const std::vector<double> sorted = Sorted(bootstrap.replicates);
  if (sorted.empty()) return {reasons::no_replicates, reasons::no_replicates};
  if (sorted.front() == sorted.back()) {
    return {reasons::constant_replicates, reasons::constant_replicates};
  }
  return {SortedQuantile(sorted, (1 - level) / 2),
          SortedQuantile(sorted, (1 + level) / 2)};
}

void Show(const BootstrapEstimate& bootstrap, double level, Working& working) {
  if (!Compute(bootstrap, level).low.defined()) return;
  const std::vector<double> sorted = Sorted(bootstrap.replicates);
  working.Line(
      "B", static_cast<double>(sorted.size()),
      {"replicates in which the measure is defined", "指标有定义的重采样次数"});
  const Term low = PlaceLine("h_L", sorted.size(),
                             {R"(\frac{\alpha}{2})", (1 - level) / 2}, working);
  const Term high = PlaceLine(
      "h_U", sorted.size(),
      {R"(\left(1-\frac{\alpha}{2}\right))", (1 + level) / 2}, working);
  ShowLimits(QuantileTerm(sorted, low), QuantileTerm(sorted, high), working);
}

}  // namespace

extern const Words bootstrap_percentile_words = {
    .name = {"Bootstrap percentile interval", "自助法百分位区间"},
    .short_name = {"Percentile", "百分位"},
    .meaning = {"The middle part of the values that the metric takes when the "
                "cases are drawn again with replacement: the quantiles of "
                "order α/2 and 1 − α/2, where α = 1 − level.",
                "对样例有放回地重新抽样后，指标取值的中间部分：α/2 与 1 − α/2 "
                "分位数，其中 α = 1 − 置信水平。"},
    .latex =
        R"(\left[\hat G^{-1}\left(\tfrac{\alpha}{2}\right),\;\hat G^{-1}\left(1-\tfrac{\alpha}{2}\right)\right])",
    .symbols = {symbols::kReplicates, symbols::kAlphaInterval},
    .references = {{sources::efron1993, "ch. 13"},
                   {sources::hyndman1996},
                   {sources::cameron2008}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Quantiles are interpolated as in R and NumPy (type 7). "
         "Replicates in which the metric is undefined are left out. Not "
         "every metric suits it: no replicate exceeds the largest error "
         "observed, and the expected calibration error is mostly larger "
         "in replicates than in the sample. Where whole groups are drawn, "
         "their "
         "number counts, not that of the cases: with fewer than about ten the "
         "interval is too narrow.",
         "分位数的插值方式与 R 和 NumPy 相同（第 7 "
         "型）。指标无定义的重采样不计入。并非所有指标都适用：重采样的最大"
         "误差不会超过观测到的最大误差，期望校准误差在重采样中则往往比原样"
         "本更大。整组抽取时起作用的是组数而不是样例数：不足十组左右时区间偏"
         "窄。"},
    .avoid_when =
        {"the metric is biased or skewed and cases are few: BCa comes closer "
         "to the level (Efron 1987)",
         "指标有偏或偏态且样例较少：BCa 更接近置信水平（Efron 1987）"},
};

extern const IntervalMethod bootstrap_percentile = {
    .id = "bootstrap_percentile",
    .from_bootstrap = {Compute, Show},
};

}  // namespace melon::intervals
