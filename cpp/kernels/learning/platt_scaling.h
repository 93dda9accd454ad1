#pragma once

#include <span>
#include <vector>

namespace melon {

/// P(positive) = 1 / (1 + e^(slope·decision + offset)).
struct Sigmoid {
  double slope = 0;
  double offset = 0;

  [[nodiscard]] double At(double decision) const;
};

/// The sigmoid with the largest likelihood, by the method of Lin, Lin & Weng
/// 2007 with Platt's smoothed targets.
[[nodiscard]] Sigmoid FitSigmoid(std::span<const double> decisions,
                                 const std::vector<bool>& positive);

/// Probabilities of k classes from those between pairs: pairs[i·k + j] = P(i |
/// i or j), in (0, 1), pairs[j·k + i] its complement. The second method of Wu,
/// Lin & Weng 2004.
[[nodiscard]] std::vector<double> CouplePairs(std::span<const double> pairs,
                                              std::size_t k);

}  // namespace melon
