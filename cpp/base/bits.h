#pragma once

#include <cstdint>
#include <cstring>

namespace melon {

/// The 64 bits of a double. (The library of Emscripten 3.1.6 has no
/// std::bit_cast.)
[[nodiscard]] inline std::uint64_t BitsOf(double number) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

/// The double with these bits.
[[nodiscard]] inline double DoubleOf(std::uint64_t bits) {
  double number = 0;
  std::memcpy(&number, &bits, sizeof number);
  return number;
}

}  // namespace melon
