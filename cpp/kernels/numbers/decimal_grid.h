#pragma once

#include <initializer_list>
#include <optional>
#include <span>

namespace melon {

/// Numbers that were written with few digits, as whole multiples of a power of
/// ten: 0.9 − 0.8 and 0.8 − 0.7 differ as doubles, but not on the grid of one
/// decimal. Whole numbers of at most 2⁵³ are exact, so sums and differences of
/// few multiples are. The power follows the numbers, up to 3e-20 or 3e200.
class DecimalGrid {
 public:
  /// The coarsest grid, of whole numbers or finer, on which every number of
  /// every column lies and takes at most 2⁵⁰ steps; coarser only where whole
  /// numbers would take more. Nothing when there is none, as for numbers with
  /// all digits of a double.
  [[nodiscard]] static std::optional<DecimalGrid> Of(
      std::initializer_list<std::span<const double>> columns);

  /// A step is 10 to the power −decimals.
  [[nodiscard]] int decimals() const { return decimals_; }
  /// The number in steps of the grid: a whole number.
  [[nodiscard]] double Steps(double number) const;
  /// The double nearest to so many steps.
  [[nodiscard]] double Number(double steps) const { return Mean(steps, 1); }
  /// The mean of `count` numbers that are so many steps in all. It is rounded
  /// once, so that a mean with few decimals is the double of these decimals.
  [[nodiscard]] double Mean(double steps, double count) const;

 private:
  explicit DecimalGrid(int decimals) : decimals_(decimals) {}

  int decimals_;
};

}  // namespace melon
