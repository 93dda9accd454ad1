#include "kernels/numbers/shapiro_wilk.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "base/sum.h"
#include "kernels/numbers/binary_scale.h"
#include "special/normal.h"

namespace melon {
namespace {

/// Coefficients in rising powers.
double Polynomial(std::span<const double> coefficients, double x) {
  double value = 0;
  for (std::size_t i = coefficients.size(); i-- > 0;)
    value = value * x + coefficients[i];
  return value;
}

/// Royston's corrections of the two outermost weights, in 1/√n.
constexpr double kFirst[] = {0,        0.221157, -0.147981,
                             -2.07119, 4.434685, -2.706056};
constexpr double kSecond[] = {0,         0.042981, -0.293762,
                              -1.752461, 5.682633, -3.582633};
/// The mean and the logarithm of the deviation of the transformed 1 − W: for
/// few values in n, else in ln n.
constexpr std::size_t kFew = 11;
constexpr double kShift[] = {-2.273, 0.459};
constexpr double kMeanOfFew[] = {0.544, -0.39978, 0.025054, -6.714e-4};
constexpr double kDeviationOfFew[] = {1.3822, -0.77857, 0.062767, -0.0020322};
constexpr double kMean[] = {-1.5861, -0.31082, -0.083751, 0.0038915};
constexpr double kDeviation[] = {-0.4803, -0.082676, 0.0030302};

/// The weights of the largest n/2 values, the largest value's first; those of
/// the smallest have the opposite sign. They are the expected normal order
/// statistics by Blom's formula, scaled to Σ a² = 1 after the outermost one,
/// or from six values on two, got their correction.
std::vector<double> Weights(std::size_t count) {
  if (count == 3) return {1 / std::numbers::sqrt2};
  const auto n = static_cast<double>(count);
  std::vector<double> weights(count / 2);
  double squares = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] = -NormalQuantile((static_cast<double>(i) + 0.625) / (n + 0.25));
    squares += 2 * weights[i] * weights[i];
  }
  const double length = std::sqrt(squares);
  const std::span<const double> corrections[] = {kFirst, kSecond};
  const std::size_t corrected = count > 5 ? 2 : 1;
  double rest = 1;
  for (std::size_t i = 0; i < corrected; ++i) {
    squares -= 2 * weights[i] * weights[i];
    weights[i] =
        (weights[i] / length) + Polynomial(corrections[i], 1 / std::sqrt(n));
    rest -= 2 * weights[i] * weights[i];
  }
  const double scale = std::sqrt(rest / squares);
  for (std::size_t i = corrected; i < weights.size(); ++i) weights[i] *= scale;
  return weights;
}

/// What the weights, as the one variable of a regression, leave of Σ (x − x̄)²:
/// Σ (x − x̄ − b·a)² with b = Σ a·x. That is (1 − W)·Σ (x − x̄)², with its digits
/// also where W is near 1.
double UnexplainedSquares(std::span<const double> sorted, double mean,
                          std::span<const double> weights) {
  const std::size_t count = sorted.size();
  Sum slope;
  for (std::size_t i = 0; i < weights.size(); ++i)
    slope.Add(weights[i] * (sorted[count - 1 - i] - sorted[i]));
  Sum squares;
  const auto add = [&squares](double rest) { squares.Add(rest * rest); };
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double fitted = slope.value() * weights[i];
    add(sorted[count - 1 - i] - mean - fitted);
    add(sorted[i] - mean + fitted);
  }
  if (count % 2 != 0) add(sorted[count / 2] - mean);
  return squares.value();
}

/// For three values: 6/π·(arcsin √W − arcsin √¾), from 1 − W.
double ExactP(double complement) {
  return std::max(
      0.0, 1 - (6 / std::numbers::pi * std::asin(std::sqrt(complement))));
}

double PValue(double complement, std::size_t count) {
  const auto n = static_cast<double>(count);
  double y = std::log(complement);
  if (count <= kFew) {
    y = -std::log(Polynomial(kShift, n) - y);
    return NormalSurvival((y - Polynomial(kMeanOfFew, n)) /
                          std::exp(Polynomial(kDeviationOfFew, n)));
  }
  return NormalSurvival((y - Polynomial(kMean, std::log(n))) /
                        std::exp(Polynomial(kDeviation, std::log(n))));
}

}  // namespace

std::optional<ShapiroWilk> TestShapiroWilk(std::span<const double> values) {
  const std::size_t count = values.size();
  if (count < kFewestShapiroWilk || count > kMostShapiroWilk)
    return std::nullopt;
  std::vector<double> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  // A difference of finite values may be infinite.
  const bool finite =
      std::isfinite(sorted.front()) && std::isfinite(sorted.back());
  if (!finite || sorted.front() == sorted.back()) return std::nullopt;
  // In a unit in which the range is finite.
  const double unit = BinaryScale(sorted);
  const double least = sorted.front() / unit;
  const double range = (sorted.back() / unit) - least;
  Sum total;
  for (double& value : sorted) {
    value = ((value / unit) - least) / range;
    total.Add(value);
  }
  const double mean = total.value() / static_cast<double>(count);
  Sum squares;
  for (const double value : sorted)
    squares.Add((value - mean) * (value - mean));
  const double complement =
      UnexplainedSquares(sorted, mean, Weights(count)) / squares.value();
  return ShapiroWilk{1 - complement, count == 3 ? ExactP(complement)
                                                : PValue(complement, count)};
}

}  // namespace melon
