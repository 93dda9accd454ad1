#include "special/chi_scale.h"

#include <algorithm>
#include <cmath>

#include "base/sum.h"

namespace melon {
namespace {

/// eˣ − 1 − x; relative error below 1e-15.
double ExponentialExcess(double x) {
  if (std::abs(x) > 0.5) return std::expm1(x) - x;
  constexpr int kTerms = 16;
  double series = 1;
  for (int i = kTerms; i > 2; --i) series = 1 + (series * x / i);
  return x * x / 2 * series;
}

/// −ln of the density of u = ln s over its largest value.
double Depth(double u, double degrees_of_freedom) {
  return degrees_of_freedom / 2 * ExponentialExcess(2 * u);
}

/// Beyond it a weight would not be a normal double.
constexpr double kDeepest = 700;
/// Where f is flat, the share of what lies below s is that of s^ν.
constexpr double kNegligible = 40;

}  // namespace

/// The weights are divided by their own sum, which is the integral of the
/// density to the same error: the constant with the gamma function, which would
/// cost digits where ν is large, is never needed.
std::vector<ScaleNode> ScaleNodes(double degrees_of_freedom, double finest,
                                  double plateau) {
  constexpr double kStepPerWidth = 0.5;
  const double step =
      std::min(finest, kStepPerWidth / std::sqrt(degrees_of_freedom));
  const double lowest = std::log(plateau) - (kNegligible / degrees_of_freedom);
  std::vector<ScaleNode> nodes;
  Sum total;
  const auto add = [&](double u) {
    const double depth = Depth(u, degrees_of_freedom);
    if (depth > kDeepest) return false;
    nodes.push_back({std::exp(u), std::exp(-depth)});
    total.Add(nodes.back().weight);
    return true;
  };
  double i = -1;
  while (i * step > lowest && add(i * step)) --i;
  std::reverse(nodes.begin(), nodes.end());
  i = 0;
  while (add(i * step)) ++i;
  for (ScaleNode& node : nodes) node.weight /= total.value();
  return nodes;
}

}  // namespace melon
