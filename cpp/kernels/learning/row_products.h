#pragma once

#include <cstddef>
#include <span>

namespace melon {

/// Of two rows of as many features.
[[nodiscard]] inline double Product(std::span<const double> a,
                                    std::span<const double> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

[[nodiscard]] inline double SquaredDistance(std::span<const double> a,
                                            std::span<const double> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

}  // namespace melon
