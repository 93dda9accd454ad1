#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/box.h"

namespace melon {

/// A quarter of a pixel when the box is 1,000 pixels wide and high.
inline constexpr double kQuarterPixel = 2.5e-4;

/// Thins out a polyline for drawing. Returns the indices kept, ascending, the
/// first and the last always among them.
///
/// Guarantee, with the box scaled to the unit square: every vertex of the
/// original lies within `tolerance` of the reduced polyline (its segments, not
/// the lines through them), and every point of the reduced polyline within
/// `tolerance` of the original. Both hold piece by piece between certain kept
/// vertices, so no part of the line stands in for a distant one.
///
/// x and y are finite, of equal length, in drawing order; tolerance > 0. A
/// bound of `box` that is NaN is replaced by the data's; a side without extent
/// counts as one point. O(n).
[[nodiscard]] std::vector<std::size_t> ReducePolyline(
    std::span<const double> x, std::span<const double> y, Box box,
    double tolerance = kQuarterPixel);

/// A staircase as a polyline: the corners, and the row that each belongs to.
struct Staircase {
  std::vector<double> x;
  std::vector<double> y;
  /// The row whose y (vertical first) or x (horizontal first) the corner has;
  /// for the end of a step the row itself.
  std::vector<std::size_t> row;
};

/// Which way a staircase goes from one row to the next.
enum class StepOrder : unsigned char { vertical_first, horizontal_first };

/// The corners of the staircase through (x, y), 2n − 1 of them.
[[nodiscard]] Staircase ExpandSteps(std::span<const double> x,
                                    std::span<const double> y, StepOrder order);

}  // namespace melon
