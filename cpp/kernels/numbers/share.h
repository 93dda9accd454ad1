#pragma once

#include <algorithm>
#include <cassert>

namespace melon {

/// The share `part` / `whole` of something, in [0, 1]; `whole` > 0. Sums of
/// fractional weights that were added in different orders may leave the
/// interval by an ulp, so that much is taken back.
[[nodiscard]] inline double Share(double part, double whole) {
  assert(whole > 0);
  return std::clamp(part / whole, 0.0, 1.0);
}

}  // namespace melon
