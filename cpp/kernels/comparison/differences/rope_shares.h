#pragma once

namespace melon {

/// How much of something lies below the region from −rope to rope, within it,
/// and above it; the three sum to 1.
struct RopeShares {
  double left = 0;
  double rope = 0;
  double right = 0;
};

}  // namespace melon
