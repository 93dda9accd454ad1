#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "effect_sizes/effect_size.h"
#include "kernels/absolute_ranks.h"
#include "kernels/walsh_averages.h"
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

/// The largest rank sum that the test by the normal approximation rejects, with
/// the variance for ties; rank sums are multiples of 1/2.
std::optional<double> NormalCritical(const std::vector<double>& ranks,
                                     double alpha) {
  // Var R⁺ = Σ r²/4, which is the variance with the correction for ties.
  Sum total;
  Sum squares;
  for (const double rank : ranks) {
    total.Add(rank);
    squares.Add(rank * rank);
  }
  const double mean = total.value() / 2;
  const double deviation = std::sqrt(squares.value()) / 2;
  const auto rejects = [&](double sum) {
    return NormalTwoSided((mean - sum) / deviation) <= alpha;
  };
  const double margin = NormalQuantile(1 - (alpha / 2)) * deviation;
  // α of less than half an ulp of 1.
  if (!std::isfinite(margin)) return std::nullopt;
  double critical = std::floor(2 * (mean - margin)) / 2;
  while (critical + .5 < mean && rejects(critical + .5)) critical += .5;
  while (critical >= 0 && !rejects(critical)) critical -= .5;
  return critical >= 0 ? std::optional(critical) : std::nullopt;
}

/// All shifts of the differences that the test does not reject: R⁺ of the
/// differences less θ is the number of Walsh averages above θ, those equal to
/// it counting half. The distribution is that of the ranks at θ = 0, so that
/// the interval and the p-value agree on 0, ties or not.
Effect Compute(const PairedResults& results, const Parameters& parameters) {
  if (results.difference.empty()) return Undefined(reasons::no_cases);
  std::vector<double> differences;
  for (const double difference : results.difference) {
    if (!std::isfinite(difference)) return Undefined(reasons::overflow);
    if (difference != 0) differences.push_back(difference);
  }
  if (differences.empty()) return Undefined(reasons::no_differences);
  std::sort(differences.begin(), differences.end());
  const WalshAverages averages(differences);
  const double estimate = averages.Median();
  const std::vector<double> ranks = AbsoluteRanks(differences);
  const double alpha = 1 - parameters.level;
  const std::optional<double> critical = ranks.size() <= kMostSignedRanks
                                             ? SignedRankCritical(ranks, alpha)
                                             : NormalCritical(ranks, alpha);
  if (!critical) return {estimate, kTooFewDifferences, kTooFewDifferences};
  const auto left_out = static_cast<std::uint64_t>(*critical);
  return {estimate, averages.At(left_out + 1),
          averages.At(averages.count() - left_out)};
}

}  // namespace

extern const Words hodges_lehmann_words = {
    .name = {"Hodges–Lehmann estimate", "Hodges–Lehmann 估计"},
    .short_name = {"Hodges–Lehmann", "Hodges–Lehmann"},
    .synonyms = {"pseudo-median of the differences, Walsh median",
                 "差值的伪中位数、Walsh 中位数"},
    .meaning =
        {"The difference that belongs to Wilcoxon’s signed-rank test, in the "
         "unit of the results: the median of the means of every two "
         "differences d, each with itself included. Single large differences "
         "hardly move it. Its interval contains the shifts that the test does "
         "not reject, so it excludes 0 where the test is significant.",
         "与 Wilcoxon 符号秩检验配套的差值估计，单位与结果相同：每两个差值 "
         "d（含与自身）的均值的中位数。个别很大的差值对它影响很小。区间由该检验"
         "不拒绝的平移量组成，因此检验显著时区间不含 0。"},
    .latex = R"(\hat\theta=\operatorname{median}_{i\le j}\tfrac12(d_i+d_j))",
    .symbols = {{R"(\hat\theta)", {"the estimate", "估计值"}}, symbols::kDiff},
    .references = {{sources::hodges1963}, {sources::hollander2014, "§3.2–3.3"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Differences of zero are left out, as in the test. The interval comes "
         "from the exact distribution of the ranks as they are up to 100 "
         "differences, beyond from the normal approximation. With ties 0 may "
         "be its very end, and the level is approximate: a shift breaks the "
         "ties, so the interval can be too narrow with few differences. "
         "Without ties it is that of R’s wilcox.test.",
         "与检验一样，差值为零者略去。不超过 100 个差值时，区间由实际的秩的精确"
         "分布得到，更多时用正态近似。有并列时 0 可能恰为区间端点，"
         "置信水平只是近似的：平移会打破并列，差值很少时区间可能偏窄。无并列时"
         "与 "
         "R "
         "的 wilcox.test 相同。"},
};

extern const EffectSize hodges_lehmann = {
    .id = "hodges_lehmann",
    .lowest = -std::numeric_limits<double>::infinity(),
    .highest = std::numeric_limits<double>::infinity(),
    .compute = Compute,
};

}  // namespace melon::effect_sizes
