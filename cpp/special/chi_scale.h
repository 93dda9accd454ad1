#pragma once

#include <vector>

namespace melon {

/// A value of s = √(χ²_ν/ν), the ratio of an estimated to the true standard
/// deviation, and its share of the distribution; the shares sum to 1.
struct ScaleNode {
  double scale;
  double weight;
};

/// Nodes in rising order with Σ weight·f(scale) = E f(s): the trapezoid rule
/// in ln s, whose error falls exponentially with its step, for f that are
/// analytic near the positive axis. `finest` is the step that f needs, where
/// the density of ln s, √(1/2ν) wide, does not need less. `plateau` < 1: f(s)
/// has the order of its limit at 0 for s below it. Then the tails that are cut
/// off matter to the 16th digit at most, also for f that grows by 290 orders of
/// magnitude away from s = 1. degrees_of_freedom in [1, 1e9].
[[nodiscard]] std::vector<ScaleNode> ScaleNodes(double degrees_of_freedom,
                                                double finest, double plateau);

}  // namespace melon
