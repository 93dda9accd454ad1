#include "special/studentized_range.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <iterator>
#include <numbers>

#include "special/normal.h"
#include "special/upper_quantile.h"

namespace melon {
namespace {

[[maybe_unused]] constexpr std::size_t kMostGroups = 1000;
constexpr double kRootTwoPi = 2.5066282746310005024;

/// The cells of the interpolation end here. Beyond the middle of the
/// distribution the tail is nearly exp(−w²/4) times a rational function, and
/// they may be wide.
constexpr double kEnds[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 20, 36, 53};

/// The step of the trapezoid rule. The distribution of the largest of k values
/// gets narrower as k grows, and its derivatives larger.
double Step(std::size_t groups) {
  if (groups <= 10) return 1.0 / 4;
  return groups <= 200 ? 1.0 / 8 : 1.0 / 16;
}

/// Φ(z)ⁿ
double NormalCdfPower(double z, double n) {
  return z > 0 ? std::exp(n * std::log1p(-NormalSurvival(z)))
               : std::pow(NormalCdf(z), n);
}

/// 1 − (1 − r)ⁿ by binary powers of the complement, all terms positive: for the
/// chances a and b, one or the other of two independent events has the chance
/// a + b(1 − a).
double AtLeastOne(double r, unsigned n) {
  double chance = r;
  for (unsigned bit = std::bit_floor(n) >> 1U; bit != 0; bit >>= 1U) {
    chance *= 2 - chance;
    if ((n & bit) != 0) chance += r * (1 - chance);
  }
  return chance;
}

/// Weights below this one change no digit of their sum, which is 1. The factor
/// that they get rises with z, so that this holds of every tail.
constexpr double kNegligibleWeight = 1e-19;
/// The integrand falls like exp(−(z − w/2)²) or like exp(−z²/2) or faster.
constexpr double kReach = 6.4;
constexpr double kReachFromZero = 9;

double LastPoint(double w) {
  return std::max((w / 2) + kReach, kReachFromZero);
}

/// P(W ≤ w) is at most k·(w·φ(0))ᵏ⁻¹.
double Certain(double groups) {
  constexpr double kNegligible = 1e-18;
  return kRootTwoPi * std::pow(kNegligible / groups, 1 / (groups - 1));
}

}  // namespace

NormalRange::NormalRange(std::size_t groups)
    : others_(static_cast<unsigned>(groups) - 1) {
  assert(groups >= 2 && groups <= kMostGroups);
  static_assert(std::size(kEnds) == kCells + 1);
  const double step = Step(groups);
  const double scale = step * static_cast<double>(groups) / kRootTwoPi;
  const double last = LastPoint(kEnds[kCells]);
  for (double i = std::ceil(-kReachFromZero / step); i * step <= last; ++i) {
    const double z = i * step;
    const double weight =
        scale * std::exp(-z * z / 2) * NormalCdfPower(z, others_);
    if (points_.empty() && weight < kNegligibleWeight) continue;
    points_.push_back({z, NormalCdf(z), weight});
  }
  for (std::size_t j = 0; j < kNodes; ++j) {
    nodes_[j] = std::cos(std::numbers::pi * static_cast<double>(j) /
                         static_cast<double>(kNodes - 1));
  }
}

double NormalRange::Integral(double w) const {
  const double last = LastPoint(w);
  double total = 0;
  for (const Point& point : points_) {
    if (point.z > last) break;
    // As far on the other side of the peak.
    if (point.z < (w / 2) - kReach) continue;
    const double ratio = NormalCdf(point.z - w) / point.below;
    total += point.weight * AtLeastOne(ratio, others_);
  }
  return total;
}

void NormalRange::Fill(std::size_t cell) {
  const double centre = (kEnds[cell] + kEnds[cell + 1]) / 2;
  const double half_width = (kEnds[cell + 1] - kEnds[cell]) / 2;
  cells_[cell].reserve(kNodes);
  for (const double node : nodes_) {
    const double w = centre + (half_width * node);
    cells_[cell].push_back(Integral(w) * std::exp(w * w / 4));
  }
}

/// Barycentric interpolation at the extreme points of a Chebyshev polynomial:
/// weights ±1, halved at both ends. Berrut & Trefethen 2004, SIAM Review
/// 46:501–517.
double NormalRange::Interpolate(const Cell& cell, double t) const {
  double above = 0;
  double below = 0;
  double sign = 1;
  for (std::size_t j = 0; j < kNodes; ++j) {
    const double distance = t - nodes_[j];
    if (distance == 0) return cell[j];
    const bool end = j == 0 || j + 1 == kNodes;
    const double share = (end ? sign / 2 : sign) / distance;
    above += share * cell[j];
    below += share;
    sign = -sign;
  }
  return above / below;
}

double NormalRange::Survival(double w) {
  if (w <= 0) return 1;
  if (w >= kEnds[kCells]) return 0;
  const auto* const end = std::upper_bound(kEnds, kEnds + kCells, w);
  const auto cell = static_cast<std::size_t>(end - kEnds) - 1;
  if (cells_[cell].empty()) Fill(cell);
  const double width = kEnds[cell + 1] - kEnds[cell];
  const double t = 2 * (w - kEnds[cell]) / width - 1;
  return std::min(1.0, Interpolate(cells_[cell], t) * std::exp(-w * w / 4));
}

StudentizedRange::StudentizedRange(std::size_t groups,
                                   double degrees_of_freedom)
    : range_(groups), certain_(Certain(static_cast<double>(groups))) {
  SetDegreesOfFreedom(degrees_of_freedom);
}

void StudentizedRange::SetDegreesOfFreedom(double degrees_of_freedom) {
  constexpr double kFinest = 1.0 / 32;
  constexpr double kPlateau = 1e-12;
  if (std::isinf(degrees_of_freedom)) {
    scales_ = {{1, 1}};
  } else {
    scales_ = ScaleNodes(degrees_of_freedom, kFinest, kPlateau);
  }
  before_.clear();
  double before = 0;
  for (const ScaleNode& node : scales_) {
    before_.push_back(before);
    before += node.weight;
  }
}

double StudentizedRange::Survival(double q) {
  const auto first = std::partition_point(
      scales_.begin(), scales_.end() - 1,
      [&](const ScaleNode& node) { return q * node.scale < certain_; });
  double total = before_[static_cast<std::size_t>(first - scales_.begin())];
  for (auto node = first; node != scales_.end(); ++node) {
    const double tail = range_.Survival(q * node->scale);
    if (tail == 0) break;
    total += node->weight * tail;
  }
  return std::min(1.0, total);
}

double StudentizedRange::Cdf(double q) { return 1 - Survival(q); }

double StudentizedRange::UpperQuantile(double tail) {
  const auto survival = [this](double q) { return Survival(q); };
  return melon::UpperQuantile(survival, tail, 4);
}

}  // namespace melon
