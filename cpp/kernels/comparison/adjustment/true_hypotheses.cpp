#include "kernels/comparison/adjustment/true_hypotheses.h"

#include <cstdint>

namespace melon {
namespace {

constexpr std::size_t kBits = 64;

/// A set of whole numbers, a bit for each.
using NumberSet = std::vector<std::uint64_t>;

std::size_t PairsOf(std::size_t algorithms) {
  return algorithms < 2 ? 0 : algorithms * (algorithms - 1) / 2;
}

/// Adds to `set` each number of `other` plus `shift`; it has room for them.
void Unite(NumberSet& set, const NumberSet& other, std::size_t shift) {
  const std::size_t words = shift / kBits;
  const std::size_t bits = shift % kBits;
  for (std::size_t i = 0; i < other.size(); ++i) {
    set[i + words] |= other[i] << bits;
    if (bits > 0 && i + words + 1 < set.size())
      set[i + words + 1] |= other[i] >> (kBits - bits);
  }
}

/// For 0 … `algorithms` algorithms: one group of j equals, and any numbers for
/// the others.
std::vector<NumberSet> PossibleCounts(std::size_t algorithms) {
  std::vector<NumberSet> possible(algorithms + 1);
  possible[0] = {1};
  for (std::size_t k = 1; k <= algorithms; ++k) {
    // One word more than the largest number needs: bits are shifted into two.
    possible[k].resize((PairsOf(k) / kBits) + 2);
    for (std::size_t j = 1; j <= k; ++j) {
      NumberSet others = possible[k - j];
      others.resize((PairsOf(k - j) / kBits) + 1);
      Unite(possible[k], others, PairsOf(j));
    }
  }
  return possible;
}

}  // namespace

TrueHypotheses::TrueHypotheses(std::size_t algorithms)
    : at_most_(PairsOf(algorithms) + 1) {
  const NumberSet possible = PossibleCounts(algorithms).back();
  std::size_t largest = 0;
  for (std::size_t count = 0; count < at_most_.size(); ++count) {
    if (((possible[count / kBits] >> (count % kBits)) & 1) != 0)
      largest = count;
    at_most_[count] = largest;
  }
}

}  // namespace melon
