#include "kernels/numbers/walsh_averages.h"

#include <cassert>
#include <cstddef>
#include <cstring>

#include "base/bits.h"

namespace melon {
namespace {

constexpr std::uint64_t kSign = std::uint64_t{1} << 63U;

/// Whole numbers in the order of the doubles.
std::uint64_t KeyOf(double number) {
  const std::uint64_t bits = BitsOf(number);
  return (bits & kSign) != 0 ? ~bits : bits | kSign;
}

double NumberOfKey(std::uint64_t key) {
  const std::uint64_t bits = (key & kSign) != 0 ? key ^ kSign : ~key;
  double number = 0;
  std::memcpy(&number, &bits, sizeof number);
  return number;
}

/// Without overflow; monotone in both, also where it is rounded.
double MeanOf(double a, double b) { return (a / 2) + (b / 2); }

}  // namespace

std::uint64_t WalshAverages::CountUpTo(double limit) const {
  std::uint64_t found = 0;
  // Those before `end` have a mean with sorted_[i] of at most the limit; as i
  // grows, `end` falls.
  std::size_t end = sorted_.size();
  for (std::size_t i = 0; i < end; ++i) {
    while (end > i && MeanOf(sorted_[i], sorted_[end - 1]) > limit) --end;
    found += end - i;
  }
  return found;
}

double WalshAverages::At(std::uint64_t place) const {
  assert(place >= 1 && place <= count());
  std::uint64_t low = KeyOf(MeanOf(sorted_.front(), sorted_.front()));
  std::uint64_t high = KeyOf(MeanOf(sorted_.back(), sorted_.back()));
  while (low < high) {
    const std::uint64_t middle = low + ((high - low) / 2);
    if (CountUpTo(NumberOfKey(middle)) >= place) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  // + 0: no minus before a zero.
  return NumberOfKey(low) + 0.0;
}

double WalshAverages::Median() const {
  const std::uint64_t middle = (count() + 1) / 2;
  const double below = At(middle);
  return count() % 2 != 0 ? below : MeanOf(below, At(middle + 1));
}

}  // namespace melon
