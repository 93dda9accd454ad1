#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/working/working.h"

namespace melon {

/// What models from different training sets predict of some cases, and what is
/// right of these.
struct SquaredPredictions {
  /// Of each case, what each model predicts.
  std::span<const std::vector<double>> predicted;
  std::span<const double> right;
  /// What tells the cases apart, and its sign.
  std::span<const double> place;
  std::string_view place_sign;
  /// The sign of what is right.
  std::string_view right_sign;
};

/// The mean over the cases of the squared distance of the models' mean from
/// what is right, of their variance, and of their squared error, each as a line
/// below that of the first case and a table of all. `value` is what the answer
/// has.
[[nodiscard]] Term ShowBiasSquared(const SquaredPredictions& of, double value,
                                   Working& working);
[[nodiscard]] Term ShowVariance(const SquaredPredictions& of, double value,
                                Working& working);
[[nodiscard]] Term ShowSquaredError(const SquaredPredictions& of, double value,
                                    Working& working);

}  // namespace melon
