#pragma once

#include <cstdint>

namespace melon {

/// xoshiro256++ 1.0 (Blackman & Vigna 2019), seeded through SplitMix64: the
/// same numbers natively and in the browser. Not for cryptography.
class Random {
 public:
  using result_type = std::uint64_t;

  explicit Random(std::uint64_t seed);

  /// Uniform on all 64-bit integers.
  std::uint64_t operator()();
  /// Uniform on {0, …, bound − 1}, without bias; bound ≥ 1. Lemire 2019.
  std::uint32_t Below(std::uint32_t bound);
  /// Uniform on [0, 1), 53 bits.
  double Unit();

  static constexpr std::uint64_t min() { return 0; }
  static constexpr std::uint64_t max() { return ~std::uint64_t{0}; }

 private:
  std::uint64_t state_[4];
};

}  // namespace melon
