#include "kernels/comparison/differences/sign_flips.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <optional>
#include <vector>

#include "base/random.h"
#include "base/sum.h"
#include "kernels/numbers/binary_scale.h"
#include "kernels/numbers/decimal_grid.h"

namespace melon {
namespace {

/// The sum S of the sizes that get a plus is to be at most `low` or at least
/// total − low: as far from the middle as the smaller one of the two sums that
/// were seen.
struct FlipProblem {
  /// Not zero, ascending.
  std::vector<double> sizes;
  double low = 0;
  double total = 0;
  /// Whether sizes and sums are whole numbers, of no common divisor.
  bool whole = false;
};

void DivideByCommonDivisor(FlipProblem& problem) {
  std::uint64_t divisor = 0;
  for (const double size : problem.sizes)
    divisor = std::gcd(divisor, static_cast<std::uint64_t>(size));
  const auto common = static_cast<double>(divisor);
  for (double& size : problem.sizes) size /= common;
  problem.low /= common;
  problem.total /= common;
}

FlipProblem ProblemOf(std::span<const double> difference) {
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({difference});
  FlipProblem problem;
  // Without a grid their unit is left out, so that their sum is finite.
  const double unit = grid ? 1 : BinaryScale(difference);
  Sum plus;
  Sum minus;
  for (const double one : difference) {
    const double step = grid ? grid->Steps(one) : one / unit;
    if (step == 0) continue;
    problem.sizes.push_back(std::abs(step));
    (step > 0 ? plus : minus).Add(std::abs(step));
  }
  std::sort(problem.sizes.begin(), problem.sizes.end());
  problem.low = std::min(plus.value(), minus.value());
  problem.total = plus.value() + minus.value();
  problem.whole = grid.has_value() && problem.total < 0x1p53;
  if (problem.sizes.empty()) return problem;
  if (problem.whole) {
    DivideByCommonDivisor(problem);
  } else {
    problem.low += problem.total * std::numeric_limits<double>::epsilon() *
                   static_cast<double>(problem.sizes.size());
  }
  return problem;
}

/// P(S ≤ low), S whole: one size after the other.
double LowerTail(const FlipProblem& problem) {
  const auto last = static_cast<std::size_t>(problem.low);
  std::vector<double> probability(last + 1, 0);
  probability[0] = 1;
  std::size_t reach = 0;
  for (const double size : problem.sizes) {
    const auto step = static_cast<std::size_t>(std::min(size, problem.low + 1));
    reach = std::min(reach + step, last);
    for (std::size_t i = reach + 1; i-- > step;)
      probability[i] = (probability[i] + probability[i - step]) / 2;
    for (std::size_t i = std::min(step, reach + 1); i-- > 0;)
      probability[i] /= 2;
  }
  return std::accumulate(probability.begin(), probability.end(), 0.0);
}

/// Of all subsets, ascending.
std::vector<double> SubsetSums(std::span<const double> sizes) {
  std::vector<double> sums = {0};
  std::vector<double> with;
  for (const double size : sizes) {
    with.assign(sums.begin(), sums.end());
    for (double& sum : with) sum += size;
    std::vector<double> merged;
    merged.reserve(2 * sums.size());
    std::merge(sums.begin(), sums.end(), with.begin(), with.end(),
               std::back_inserter(merged));
    sums = std::move(merged);
  }
  return sums;
}

/// The number of subsets with a sum of at most `low`, each the union of one of
/// the first half and one of the second. Horowitz & Sahni 1974, J. ACM
/// 21:277–292.
double CountSubsets(const FlipProblem& problem) {
  const std::span<const double> sizes = problem.sizes;
  const std::vector<double> first = SubsetSums(sizes.first(sizes.size() / 2));
  const std::vector<double> second =
      SubsetSums(sizes.subspan(sizes.size() / 2));
  double count = 0;
  std::size_t fitting = second.size();
  for (const double sum : first) {
    while (fitting > 0 && sum + second[fitting - 1] > problem.low) --fitting;
    count += static_cast<double>(fitting);
  }
  return count;
}

/// The sum of the sizes whose random bit is set.
double DrawSum(std::span<const double> sizes, Random& random) {
  constexpr std::size_t kBits = 64;
  double sum = 0;
  for (std::size_t start = 0; start < sizes.size(); start += kBits) {
    std::uint64_t bits = random();
    const std::size_t end = std::min(start + kBits, sizes.size());
    for (std::size_t i = start; i < end; ++i, bits >>= 1U)
      sum += static_cast<double>(bits & 1U) * sizes[i];
  }
  return sum;
}

double DrawnP(const FlipProblem& problem, std::uint32_t draws,
              std::uint64_t seed) {
  Random random(seed);
  double count = 0;
  for (std::uint32_t i = 0; i < draws; ++i) {
    const double sum = DrawSum(problem.sizes, random);
    if (std::min(sum, problem.total - sum) <= problem.low) ++count;
  }
  return (count + 1) / (static_cast<double>(draws) + 1);
}

}  // namespace

std::optional<SignFlips> FlipSigns(std::span<const double> difference,
                                   std::uint32_t draws, std::uint64_t seed) {
  const FlipProblem problem = ProblemOf(difference);
  const std::size_t n = problem.sizes.size();
  if (n <= kMostCountedSigns) {
    const double share =
        std::ldexp(CountSubsets(problem), -static_cast<int>(n));
    return SignFlips{std::min(1.0, 2 * share), 0};
  }
  const double cells = static_cast<double>(n) * (problem.low + 1);
  if (problem.whole && cells <= kMostSignFlipCells)
    return SignFlips{std::min(1.0, 2 * LowerTail(problem)), 0};
  if (draws == 0) return std::nullopt;
  return SignFlips{DrawnP(problem, draws, seed), draws};
}

}  // namespace melon
