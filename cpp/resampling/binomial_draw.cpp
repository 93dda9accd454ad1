#include "resampling/binomial_draw.h"

#include <bit>
#include <cassert>

namespace melon {
namespace {

constexpr std::uint64_t kLanes = 64;

/// Runs one trial in every set bit of `lanes`: a uniform number in [0, 1),
/// whose binary digits come one by one, is compared with the digits of
/// remainder / denominator from long division. A lane is decided at the first
/// digit that differs; where the expansion has ended, nothing smaller is left.
std::uint64_t Successes(Random& random, std::uint64_t lanes,
                        std::uint64_t remainder, std::uint64_t denominator) {
  std::uint64_t successes = 0;
  while (lanes != 0 && remainder != 0) {
    const std::uint64_t digits = random();
    remainder *= 2;
    if (remainder >= denominator) {
      remainder -= denominator;
      successes += static_cast<std::uint64_t>(std::popcount(lanes & ~digits));
      lanes &= digits;
    } else {
      lanes &= ~digits;
    }
  }
  return successes;
}

}  // namespace

std::uint64_t DrawBinomial(Random& random, std::uint64_t trials,
                           std::uint64_t numerator, std::uint64_t denominator) {
  assert(denominator > 0 && numerator <= denominator &&
         denominator < (std::uint64_t{1} << 63));
  if (numerator == denominator) return trials;
  std::uint64_t successes = 0;
  for (; trials >= kLanes; trials -= kLanes) {
    successes += Successes(random, ~std::uint64_t{0}, numerator, denominator);
  }
  const std::uint64_t last_lanes = (std::uint64_t{1} << trials) - 1;
  return successes + Successes(random, last_lanes, numerator, denominator);
}

}  // namespace melon
