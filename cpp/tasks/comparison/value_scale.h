#pragma once

#include <optional>
#include <vector>

namespace melon {

/// How results spread over the scale on which rates lie.
struct ValueScale {
  double low = 0;
  double high = 0;
  /// Shares of the results on either side of `half`.
  double share_below_half = 0;
  double share_above_half = 0;
  /// 0.5, or 50 where the results may be percentages.
  double half = .5;
  /// Of the results, above 1: few where fractions stand beside percentages.
  double share_above_one = 0;

  [[nodiscard]] bool IsRate() const;
  /// No more than a guess: many quantities lie between 0 and 100.
  [[nodiscard]] bool MayBePercent() const;
  /// None above 0, as losses with a minus before them are.
  [[nodiscard]] bool IsNegative() const;
  /// Rates, or percentages, that mostly lie below a half.
  [[nodiscard]] bool LooksLikeErrors() const;
  /// Those that mostly lie above a half, or negative losses.
  [[nodiscard]] bool LooksLikeScores() const;
  /// Which way the values themselves speak for: false for errors.
  [[nodiscard]] std::optional<bool> HigherIsBetter() const;
};

/// Of results that are finite; there must be one.
[[nodiscard]] ValueScale ScaleOf(const std::vector<double>& results);

}  // namespace melon
