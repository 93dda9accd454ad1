#pragma once

#include <cmath>

namespace melon {

/// A running sum with Neumaier's compensation: the error of the total is a few
/// ulp of the total plus n·ε² of the sum of magnitudes, not n·ε of it.
/// Neumaier 1974, ZAMM 54:39–51.
class Sum {
 public:
  // Inlined by force: compiled for size it would be a call per row.
  [[gnu::always_inline]] void Add(double term) {
    const double total = total_ + term;
    correction_ += std::abs(total_) >= std::abs(term) ? (total_ - total) + term
                                                      : (term - total) + total_;
    total_ = total;
  }
  [[nodiscard]] double value() const { return total_ + correction_; }

 private:
  double total_ = 0;
  double correction_ = 0;
};

/// A running sum of terms of which every partial sum is exact, such as counts.
class ExactSum {
 public:
  void Add(double term) { total_ += term; }
  [[nodiscard]] double value() const { return total_; }

 private:
  double total_ = 0;
};

}  // namespace melon
