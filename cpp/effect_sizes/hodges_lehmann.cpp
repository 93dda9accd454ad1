#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "effect_sizes/effect_size.h"
#include "kernels/numbers/walsh_averages.h"
#include "special/normal.h"
#include "special/signed_rank.h"

namespace melon::effect_sizes {
namespace {

constexpr Reason kTooFewDifferences{
    "too_few_differences",
    {"so few differences that not even all of one sign would be significant at "
     "this level",
     "差值太少，即使全部同号，在该水平下也不显著"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::no_differences, &reasons::overflow,
    &kTooFewDifferences};

Effect Undefined(const Reason& reason) { return {reason, reason, reason}; }

/// The largest T that the test by the normal approximation rejects, for ranks
/// 1 to n.
std::optional<double> NormalCritical(double n, double alpha) {
  const double mean = n * (n + 1) / 4;
  const double deviation = std::sqrt(n * (n + 1) * ((2 * n) + 1) / 24);
  const auto rejects = [&](double sum) {
    return NormalTwoSided((mean - sum) / deviation) <= alpha;
  };
  const double margin = NormalQuantile(1 - (alpha / 2)) * deviation;
  // α of less than half an ulp of 1.
  if (!std::isfinite(margin)) return std::nullopt;
  double critical = std::floor(mean - margin);
  while (critical + 1 < mean && rejects(critical + 1)) ++critical;
  while (critical >= 0 && !rejects(critical)) --critical;
  return critical >= 0 ? std::optional(critical) : std::nullopt;
}

/// R⁺ of the differences less θ is the number of Walsh averages above θ. Where
/// no two sizes of d − θ are equal it has the distribution of ranks 1 to n
/// whatever the differences are, so that the limits are averages at fixed
/// places: they move with the differences, and ties only widen the interval.
Effect Compute(const PairedResults& results, const Parameters& parameters) {
  if (results.difference.empty()) return Undefined(reasons::no_cases);
  std::vector<double> differences;
  for (const double difference : results.difference) {
    if (!std::isfinite(difference)) return Undefined(reasons::overflow);
    differences.push_back(difference);
  }
  std::sort(differences.begin(), differences.end());
  if (differences.front() == 0 && differences.back() == 0)
    return Undefined(reasons::no_differences);
  const WalshAverages averages(differences);
  const double median = averages.Median();
  // Two averages of one size may be off by their rounding.
  constexpr double kRounding = 1e-14;
  const double largest = std::max(-differences.front(), differences.back());
  const double estimate = std::abs(median) < kRounding * largest ? 0 : median;
  const std::size_t n = differences.size();
  const double alpha = 1 - parameters.level;
  const std::optional<double> critical =
      n <= kMostSignedRanks ? SignedRankCritical(n, alpha)
                            : NormalCritical(static_cast<double>(n), alpha);
  if (!critical) return {estimate, kTooFewDifferences, kTooFewDifferences};
  const auto left_out = static_cast<std::uint64_t>(*critical);
  return {estimate, averages.At(left_out + 1),
          averages.At(averages.count() - left_out)};
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  const Effect effect = Compute(results, parameters);
  if (!effect.value.defined()) return;
  const std::size_t n = results.difference.size();
  const Term count =
      working.Line("N", static_cast<double>(n), {"differences", "差值个数"});
  const Term averages =
      working.Line("M", count * (count + 1) / 2,
                   {"means of two differences, each with itself included",
                    "每两个差值（含自身）的均值个数"});
  working.Give("hodges_lehmann", R"(\hat\theta)",
               Written(R"(\operatorname{median}(W_{(1)},\dots,W_{(#)}))",
                       {averages}, effect.value.number()),
               {"their median", "其中位数"});
  const double alpha = 1 - parameters.level;
  const std::optional<double> critical =
      n <= kMostSignedRanks ? SignedRankCritical(n, alpha)
                            : NormalCritical(static_cast<double>(n), alpha);
  if (!critical) return;
  const Term left_out = working.Line(
      "C", *critical,
      {"largest T that Wilcoxon’s test rejects", "Wilcoxon 检验拒绝的最大 T"});
  working.Give("hodges_lehmann_low", "L",
               Written("W_{(#+1)}", {left_out}, effect.low.number()),
               {"lower limit: the mean at this place by size",
                "区间下限：按大小排列的该位均值"});
  working.Give("hodges_lehmann_high", "U",
               Written("W_{(#-#)}", {averages, left_out}, effect.high.number()),
               {"upper limit of the interval", "区间上限"});
}

constexpr Text kKeyNames[] = {
    {"Hodges–Lehmann estimate", "Hodges–Lehmann 估计"}};

}  // namespace

extern const Words hodges_lehmann_words = {
    .name = {"Hodges–Lehmann estimate", "Hodges–Lehmann 估计"},
    .short_name = {"Hodges–Lehmann", "Hodges–Lehmann"},
    .key_names = kKeyNames,
    .synonyms = {"pseudo-median of the differences, Walsh median",
                 "差值的伪中位数、Walsh 中位数"},
    .meaning =
        {"The difference that belongs to Wilcoxon’s signed-rank test, in the "
         "unit of the results: the median of the means of every two "
         "differences d, each with itself included. Single large differences "
         "hardly move it. Its interval contains the shifts that the test for "
         "differences without ties does not reject.",
         "与 Wilcoxon 符号秩检验配套的差值估计，单位与结果相同：每两个差值 "
         "d（含与自身）的均值的中位数。个别很大的差值对它影响很小。区间由无并列"
         "时"
         "该检验不拒绝的平移量组成。"},
    .latex = R"(\hat\theta=\operatorname{median}_{i\le j}\tfrac12(d_i+d_j))",
    .symbols = {{R"(\hat\theta)", {"the estimate", "估计值"}}, symbols::kDiff},
    .references = {{sources::hodges1963}, {sources::hollander2014, "§3.2–3.3"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"The limits are the means of two differences at fixed places from "
         "either end: one more than the critical value of T for ranks 1 to n, "
         "exact up to n = 100, beyond from the normal approximation. That "
         "distribution is the same for all differences, so the interval moves "
         "with them, and with ties it contains the difference at least as "
         "often as its level says. Differences of zero count here, while the "
         "test drops them and allows for ties; so with zeros or ties the two "
         "may disagree about 0, and the report says where they do. Without "
         "both it is the interval of R’s wilcox.test.",
         "区间端点是排序后两端固定位置上的两差值之均值：位置为秩 1 至 n 时 T "
         "的临界值加一，n ≤ 100 "
         "时用精确分布，更大时用正态近似。该分布与差值无关，"
         "所以差值平移时区间随之平移；有并列时，区间覆盖真实差值的概率不低于"
         "置信水平。零差值在此计入，而检验略去零差值并考虑并列；因此有零差值或"
         "并列时"
         "两者对 0 的判断可能不一致，报告会指出。两者皆无时与 R 的 wilcox.test "
         "相同。"},
    .avoid_when =
        {"results of different data sets are not in one unit, or the mean gain "
         "is what counts: it hardly sees single large differences",
         "各数据集的结果单位不同，或看重平均收益：它几乎不受个别大差异影响"},
};

extern const EffectSize hodges_lehmann = {
    .id = "hodges_lehmann",
    .lowest = -std::numeric_limits<double>::infinity(),
    .highest = std::numeric_limits<double>::infinity(),
    .place = 2,
    .statistic = "signed_ranks",
    .compute = {Compute, Show},
};

}  // namespace melon::effect_sizes
