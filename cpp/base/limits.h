#pragma once

#include <limits>

namespace melon {

/// From `low` to `high`; an open end is not allowed itself, and an allowed
/// number is at least `margin` from it.
struct Limits {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  bool low_open = false;
  bool high_open = false;
  double margin = 0;

  [[nodiscard]] constexpr bool Allow(double number) const {
    const bool in_low =
        low_open ? number > low && number >= low + margin : number >= low;
    const bool in_high =
        high_open ? number < high && number <= high - margin : number <= high;
    return in_low && in_high;
  }
};

}  // namespace melon
