#pragma once

#include <cstdint>
#include <span>

namespace melon {

/// The means of every two of n numbers, each number with itself included:
/// n(n + 1)/2 Walsh averages. They are never listed: an average of a given
/// place is found by bisection over all doubles, with one pass over the numbers
/// a step.
class WalshAverages {
 public:
  /// `sorted` is ascending and finite, not empty, and outlives this.
  explicit WalshAverages(std::span<const double> sorted) : sorted_(sorted) {}

  [[nodiscard]] std::uint64_t count() const {
    const std::uint64_t n = sorted_.size();
    return n * (n + 1) / 2;
  }
  /// The average at this place, 1 for the smallest to count() for the largest:
  /// at most 64 passes.
  [[nodiscard]] double At(std::uint64_t place) const;
  /// Of an even number of averages the mean of the two in the middle.
  [[nodiscard]] double Median() const;

 private:
  /// How many averages are at most this large.
  [[nodiscard]] std::uint64_t CountUpTo(double limit) const;

  std::span<const double> sorted_;
};

}  // namespace melon
