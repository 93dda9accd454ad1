#pragma once

#include <initializer_list>
#include <optional>
#include <span>

namespace melon {

/// Numbers that were written with few decimals, as whole multiples of a power
/// of ten: 0.9 − 0.8 and 0.8 − 0.7 differ as doubles, but not on the grid of
/// one decimal. Whole numbers of at most 2⁵³ are exact, so sums and differences
/// of few multiples are.
class DecimalGrid {
 public:
  /// The coarsest grid, of at most 15 decimals, on which every number of every
  /// column lies and takes at most 2⁵⁰ steps; nothing when there is none, as
  /// for numbers with all digits of a double.
  [[nodiscard]] static std::optional<DecimalGrid> Of(
      std::initializer_list<std::span<const double>> columns);

  /// The number in steps of the grid: a whole number.
  [[nodiscard]] double Steps(double number) const;
  /// The double nearest to so many steps.
  [[nodiscard]] double Number(double steps) const { return steps / scale_; }

 private:
  explicit DecimalGrid(double scale) : scale_(scale) {}

  /// 10 to the number of decimals.
  double scale_;
};

}  // namespace melon
