#pragma once

#include <cstddef>
#include <vector>

namespace melon {

/// Of the k(k − 1)/2 hypotheses that two of k algorithms do equally well, how
/// many can be true at once: if A equals B and B equals C, then A equals C. The
/// algorithms fall into groups of equals, and the pairs within groups are
/// counted; for k = 4 that can be 0, 1, 2, 3 or 6. Shaffer 1986.
class TrueHypotheses {
 public:
  explicit TrueHypotheses(std::size_t algorithms);

  /// The largest possible number that is at most `count`.
  [[nodiscard]] std::size_t AtMost(std::size_t count) const {
    return at_most_[count];
  }

 private:
  std::vector<std::size_t> at_most_;
};

}  // namespace melon
