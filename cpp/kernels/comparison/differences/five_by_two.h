#pragma once

#include <span>

namespace melon {

/// What the tests over five runs of two folds are made of. Differences and
/// their squares are in a unit in which they neither overflow nor vanish.
struct FiveByTwo {
  double unit = 1;
  /// The difference in the first fold of the first run, and the mean of that
  /// run.
  double first = 0;
  double first_mean = 0;
  /// Σ s², the squared deviations of both folds from the mean of their run,
  /// over the runs. Exactly 0 when it is but the rounding of equal differences.
  double squares = 0;
  /// The same about the mean of the first run.
  double squares_about_first_mean = 0;
  /// Σ d² over all ten.
  double all_squares = 0;
};

/// Of ten differences: run 1 fold 1, run 1 fold 2, run 2 fold 1, ….
[[nodiscard]] FiveByTwo FiveByTwoOf(std::span<const double> difference);

}  // namespace melon
