#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "effect_sizes/effect_size.h"
#include "kernels/comparison/differences/dominance.h"
#include "kernels/numbers/quantile.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::effect_sizes {
namespace {

constexpr double kBenchmarks[] = {0.147, 0.33, 0.474};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_cases, &reasons::no_variance};

/// Without any overlap of the two there is no variance to go by; then as if all
/// cases had the sign.
Effect WithoutOverlap(double delta, double count, double z) {
  const double limit = (count - (z * z)) / (count + (z * z));
  if (delta > 0) return {delta, limit, delta};
  return {delta, delta, -limit};
}

Effect Compute(const PairedResults& results, const Parameters& parameters) {
  const auto count = static_cast<double>(results.a.size());
  if (count == 0)
    return {reasons::no_cases, reasons::no_cases, reasons::no_cases};
  if (count < 2) {
    return {reasons::too_few_cases, reasons::too_few_cases,
            reasons::too_few_cases};
  }
  const auto [delta, variance] = DominanceOf(results.a, results.b);
  const double z = NormalQuantile((1 + parameters.level) / 2);
  if (std::abs(delta) == 1) return WithoutOverlap(delta, count, z);
  if (variance == 0) return {delta, reasons::no_variance, reasons::no_variance};
  const double spread = z * z * variance;
  const double rest = 1 - (delta * delta);
  const double root = std::sqrt(spread * ((rest * rest) + spread));
  const double middle = delta * rest;
  return {delta, std::max(-1.0, (middle - root) / (rest + spread)),
          std::min(1.0, (middle + root) / (rest + spread))};
}

/// How many of b are smaller than each of a, and larger.
std::pair<double, double> CountPairs(std::span<const double> a,
                                     std::span<const double> b) {
  const std::vector<double> sorted = Sorted(b);
  double larger = 0;
  double smaller = 0;
  for (const double one : a) {
    const auto [low, high] =
        std::equal_range(sorted.begin(), sorted.end(), one);
    larger += static_cast<double>(low - sorted.begin());
    smaller += static_cast<double>(sorted.end() - high);
  }
  return {larger, smaller};
}

/// The limits without any overlap.
void ShowWithoutOverlap(const Term& delta, const Term& n, const Term& quantile,
                        Working& working) {
  const Term limit = (n - Square(quantile)) / (n + Square(quantile));
  const bool up = delta.value() > 0;
  working.Give("cliffs_delta_low", "L", up ? limit : delta,
               {"lower limit of the interval", "区间下限"});
  working.Give("cliffs_delta_high", "U", up ? delta : -limit,
               {"upper limit of the interval", "区间上限"});
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  const auto count = static_cast<double>(results.a.size());
  if (count < 2) return;
  const auto [larger, smaller] = CountPairs(results.a, results.b);
  const Term above = working.Line(R"(\#(a_i>b_j))", larger);
  const Term below = working.Line(R"(\#(a_i<b_j))", smaller);
  const Term n = working.Line("N", count);
  const Term delta =
      working.Give("cliffs_delta", R"(\delta)", (above - below) / Square(n));
  const Term quantile =
      working.Line(R"(z_{\alpha})", NormalQuantileTerm(parameters.level),
                   {"critical value", "临界值"});
  if (std::abs(delta.value()) == 1) {
    ShowWithoutOverlap(delta, n, quantile, working);
    return;
  }
  const Term variance =
      working.Line("V", DominanceOf(results.a, results.b).variance,
                   {"variance of δ over cases", "δ 的方差"});
  const Term spread = working.Line("v", Square(quantile) * variance);
  const Term rest = working.Line("u", 1 - Square(delta));
  const Term root = working.Line("w", Root(spread * (Square(rest) + spread)));
  working.Give("cliffs_delta_low", "L",
               Larger(-1, (delta * rest - root) / (rest + spread)),
               {"lower limit of the interval", "区间下限"});
  working.Give("cliffs_delta_high", "U",
               Smaller(1, (delta * rest + root) / (rest + spread)),
               {"upper limit of the interval", "区间上限"});
}

constexpr Text kKeyNames[] = {{"Cliff’s δ", "Cliff δ"}};

}  // namespace

extern const Words cliffs_delta_words = {
    .name = {"Cliff’s delta", "Cliff δ 值"},
    .short_name = {"δ", "δ"},
    .key_names = kKeyNames,
    .synonyms = {"dominance statistic", "优势统计量"},
    .meaning =
        {"How much more often a result of the first algorithm is above one of "
         "the second than below it, over all pairs of data sets: 1 or −1 when "
         "the two do not overlap, 0 when neither dominates. Below .147 it is "
         "called negligible, from .33 medium, from .474 large.",
         "在所有数据集对中，前一个算法的结果高于后者的比例减去低于后者的比例："
         "两者不重叠时为 1 或 −1，互不占优时为 0。低于 .147 可忽略，.33 "
         "起为中，"
         ".474 起为大。"},
    .latex = R"(\delta=\frac{\#(a_i>b_j)-\#(a_i<b_j)}{N^2})",
    .symbols = {symbols::kResultsAb, symbols::kDatasets},
    .references = {{sources::cliff1993},
                   {sources::feng2004},
                   {sources::romano2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"It does not use that the results are paired; the interval does, by "
         "the variance over data sets. It is Feng and Cliff’s, which is not "
         "symmetric and stays within −1 and 1. Where the two do not overlap it "
         "is the interval of N equal signs.",
         "它本身不利用配对；区间利用配对，方差按数据集计算，采用 Feng 与 Cliff "
         "的不对称区间，不超出 −1 与 1。两者不重叠时，取 N "
         "个同号情形的区间。"},
    .avoid_when = {"results are paired and the differences are what counts: "
                   "data sets of unlike difficulty hide a steady gain; look at "
                   "the matched-pairs rank biserial correlation",
                   "结果成对且看重差值：各数据集难度悬殊会掩盖稳定的提高；看配"
                   "对秩双列相关"},
};

extern const EffectSize cliffs_delta = {
    .id = "cliffs_delta",
    .lowest = -1,
    .highest = 1,
    .benchmarks = kBenchmarks,
    .place = 5,
    .compute = {Compute, Show},
};

}  // namespace melon::effect_sizes
