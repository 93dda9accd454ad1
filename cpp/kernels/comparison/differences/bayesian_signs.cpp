#include "kernels/comparison/differences/bayesian_signs.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "base/random.h"
#include "kernels/numbers/decimal_grid.h"

namespace melon {
namespace {

/// The differences and one of zero, ascending; in steps of their decimal grid
/// where there is one, so that sums that are equal in decimal are equal.
struct Cases {
  std::vector<double> value;
  double rope = 0;
  /// Of the zero that was added.
  std::size_t prior = 0;
  /// Whether all signs were changed.
  bool mirrored = false;
};

/// Of the differences and their mirror image that which comes first, so that
/// either gets the same weights.
Cases CasesOf(std::span<const double> difference, double rope) {
  const std::optional<DecimalGrid> grid =
      DecimalGrid::Of({difference, std::span<const double>(&rope, 1)});
  Cases cases;
  cases.rope = grid ? grid->Steps(rope) : rope;
  for (const double one : difference)
    cases.value.push_back(grid ? grid->Steps(one) : one);
  std::vector<double> image = cases.value;
  for (double& one : image) one = -one;
  std::sort(cases.value.begin(), cases.value.end());
  std::sort(image.begin(), image.end());
  cases.mirrored = image < cases.value;
  if (cases.mirrored) cases.value = std::move(image);
  const auto place =
      std::lower_bound(cases.value.begin(), cases.value.end(), 0.0);
  cases.prior = static_cast<std::size_t>(place - cases.value.begin());
  cases.value.insert(place, 0.0);
  return cases;
}

/// −ln U has the gamma distribution with parameter 1.
double DrawOne(Random& random) { return -std::log(1 - random.Unit()); }

/// Half the square of a normal number has that with parameter 1/2; by the polar
/// method of Marsaglia.
double DrawHalf(Random& random) {
  for (;;) {
    const double x = (2 * random.Unit()) - 1;
    const double y = (2 * random.Unit()) - 1;
    const double square = (x * x) + (y * y);
    if (square > 0 && square < 1) return -std::log(square) * (x * x / square);
  }
}

/// A normal number, by the same method.
double DrawNormal(Random& random) {
  for (;;) {
    const double x = (2 * random.Unit()) - 1;
    const double y = (2 * random.Unit()) - 1;
    const double square = (x * x) + (y * y);
    if (square > 0 && square < 1)
      return x * std::sqrt(-2 * std::log(square) / square);
  }
}

/// Up to so many weights are drawn one by one.
constexpr std::size_t kMostSummed = 256;
/// So many factors of at least 2⁻⁵³ do not underflow.
constexpr std::size_t kFactors = 16;

/// The sum of so many weights with parameter 1, which has the gamma
/// distribution with parameter `count`. For many by the method of Marsaglia &
/// Tsang 2000, ACM Trans. Math. Softw. 26:363–372.
double DrawTotal(std::size_t count, Random& random) {
  if (count <= kMostSummed) {
    double total = 0;
    while (count > 0) {
      const std::size_t factors = std::min(count, kFactors);
      double product = 1;
      for (std::size_t i = 0; i < factors; ++i) product *= 1 - random.Unit();
      total -= std::log(product);
      count -= factors;
    }
    return total;
  }
  const double d = static_cast<double>(count) - (1.0 / 3);
  for (;;) {
    const double x = DrawNormal(random);
    const double root = 1 + (x / std::sqrt(9 * d));
    const double v = root * root * root;
    const double u = 1 - random.Unit();
    if (v > 0 && std::log(u) < (x * x / 2) + (d * (1 - v + std::log(v))))
      return d * v;
  }
}

/// Weights up to a common factor, which is returned.
double DrawWeights(std::size_t prior, Random& random,
                   std::vector<double>& weights) {
  double total = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] = i == prior ? DrawHalf(random) : DrawOne(random);
    total += weights[i];
  }
  return total;
}

RopeShares SharesOf(double left, double right, bool mirrored) {
  if (mirrored) std::swap(left, right);
  return {left, std::max(0.0, 1 - left - right), right};
}

/// How many of the ascending values lie below a bound, and how many at it or
/// below.
struct Places {
  std::size_t below;
  std::size_t up_to;
};

std::vector<Places> PlacesOf(const std::vector<double>& values, double bound) {
  std::vector<Places> places;
  for (const double value : values) {
    const auto [low, high] =
        std::equal_range(values.begin(), values.end(), bound - value);
    places.push_back({static_cast<std::size_t>(low - values.begin()),
                      static_cast<std::size_t>(high - values.begin())});
  }
  return places;
}

/// Σ wᵢ (Wᵢ + Wᵢ') / 2 with W the sums of the weights up to either place.
double WeightBelow(const std::vector<double>& weights,
                   const std::vector<double>& sums,
                   const std::vector<Places>& places) {
  double total = 0;
  for (std::size_t i = 0; i < weights.size(); ++i)
    total += weights[i] * (sums[places[i].below] + sums[places[i].up_to]);
  return total / 2;
}

}  // namespace

std::vector<RopeShares> SignPosterior(std::span<const double> difference,
                                      double rope, std::uint32_t draws,
                                      std::uint64_t seed) {
  const Cases cases = CasesOf(difference, rope);
  const auto& values = cases.value;
  const auto first = values.begin();
  const auto low = static_cast<std::size_t>(
      std::lower_bound(first, values.end(), -cases.rope) - first);
  const auto high = static_cast<std::size_t>(
      std::upper_bound(first, values.end(), cases.rope) - first);
  Random random(seed);
  std::vector<RopeShares> posterior;
  posterior.reserve(draws);
  for (std::uint32_t draw = 0; draw < draws; ++draw) {
    const double left = DrawTotal(low, random);
    double within = DrawTotal(cases.prior - low, random);
    within += DrawHalf(random);
    within += DrawTotal(high - cases.prior - 1, random);
    const double right = DrawTotal(values.size() - high, random);
    const double total = left + within + right;
    posterior.push_back(SharesOf(left / total, right / total, cases.mirrored));
  }
  return posterior;
}

std::vector<RopeShares> SignedRankPosterior(std::span<const double> difference,
                                            double rope, std::uint32_t draws,
                                            std::uint64_t seed) {
  const Cases cases = CasesOf(difference, rope);
  const std::vector<Places> low = PlacesOf(cases.value, -2 * cases.rope);
  const std::vector<Places> high = PlacesOf(cases.value, 2 * cases.rope);
  Random random(seed);
  std::vector<double> weights(cases.value.size());
  std::vector<double> sums(weights.size() + 1, 0);
  std::vector<RopeShares> posterior;
  posterior.reserve(draws);
  for (std::uint32_t draw = 0; draw < draws; ++draw) {
    const double total = DrawWeights(cases.prior, random, weights);
    for (std::size_t i = 0; i < weights.size(); ++i)
      sums[i + 1] = sums[i] + weights[i];
    const double square = total * total;
    const double left = WeightBelow(weights, sums, low) / square;
    const double right = 1 - (WeightBelow(weights, sums, high) / square);
    posterior.push_back(SharesOf(left, std::max(0.0, right), cases.mirrored));
  }
  return posterior;
}

RopeShares LargestShares(std::span<const RopeShares> draws) {
  RopeShares count;
  for (const RopeShares& draw : draws) {
    const double largest = std::max({draw.left, draw.rope, draw.right});
    const int equal = int{draw.left == largest} + int{draw.rope == largest} +
                      int{draw.right == largest};
    const double share = 1.0 / equal;
    if (draw.left == largest) count.left += share;
    if (draw.rope == largest) count.rope += share;
    if (draw.right == largest) count.right += share;
  }
  const auto n = static_cast<double>(draws.size());
  return {count.left / n, count.rope / n, count.right / n};
}

}  // namespace melon
