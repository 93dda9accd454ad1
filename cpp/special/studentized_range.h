#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <vector>

#include "special/chi_scale.h"

namespace melon {

/// The range W of k independent standard normal values: max − min.
///
///     P(W > w) = k ∫ φ(z) (Φ(z)ᵏ⁻¹ − (Φ(z) − Φ(z − w))ᵏ⁻¹) dz
///
/// k in 2..1000. The tail is computed at Chebyshev nodes where it is first
/// asked for and interpolated from then on: make one object for many values.
class NormalRange {
 public:
  explicit NormalRange(std::size_t groups);

  /// P(W > w); w ≥ 0. Relative error below 1e-13 for w ≤ 20 and below
  /// 2e-16·w² beyond, where w itself, as a double, allows little better; 0 from
  /// w = 53 on, where the tail is below 1e-300.
  [[nodiscard]] double Survival(double w);

 private:
  /// A multiple of the step of the trapezoid rule.
  struct Point {
    double z;
    /// Φ(z)
    double below;
    /// step·k·φ(z)·Φ(z)ᵏ⁻¹
    double weight;
  };
  static constexpr std::size_t kNodes = 20;
  static constexpr std::size_t kCells = 14;
  /// exp(w²/4)·P(W > w) at the nodes of one cell; empty until asked for.
  using Cell = std::vector<double>;

  [[nodiscard]] double Integral(double w) const;
  [[nodiscard]] double Interpolate(const Cell& cell, double t) const;
  void Fill(std::size_t cell);

  unsigned others_;
  std::vector<Point> points_;
  /// Chebyshev nodes on [−1, 1].
  std::array<double, kNodes> nodes_{};
  std::array<Cell, kCells> cells_;
};

/// The studentized range Q = W/s: the range of k independent normal values over
/// an independent estimate s of their standard deviation with ν degrees of
/// freedom. k in 2..1000, ν in [1, 1e9] or infinite.
class StudentizedRange {
 public:
  explicit StudentizedRange(
      std::size_t groups,
      double degrees_of_freedom = std::numeric_limits<double>::infinity());

  /// Another ν for the same number of groups, whose table is kept.
  void SetDegreesOfFreedom(double degrees_of_freedom);

  /// P(Q > q); q in [0, 1e12]. Relative error below 1e-13 + 3e-16·ν where the
  /// value exceeds 1e-290 (NormalRange's for infinite ν).
  [[nodiscard]] double Survival(double q);
  /// P(Q ≤ q), with an absolute error below 1e-13.
  [[nodiscard]] double Cdf(double q);
  /// The critical value: the q ≤ 1e12 with P(Q > q) = tail. Relative error
  /// below 1e-12 for tail in [1e-100, 0.5], 1e-10 up to 0.999.
  [[nodiscard]] double UpperQuantile(double tail);

 private:
  NormalRange range_;
  /// Below it P(W > w) is 1 to the last digit.
  double certain_;
  std::vector<ScaleNode> scales_;
  /// Sums of the weights before each node.
  std::vector<double> before_;
};

}  // namespace melon
