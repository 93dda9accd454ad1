#include "tasks/comparison/value_scale.h"

#include <algorithm>

namespace melon {
namespace {

/// Of the results, on one side of one half.
constexpr double kMost = .6;

}  // namespace

bool ValueScale::IsRate() const {
  // All 0 or all 1 may be anything.
  const bool is_constant_bound = low == high && (low == 0 || low == 1);
  return low >= 0 && high <= 1 && !is_constant_bound;
}

bool ValueScale::MayBePercent() const {
  return low >= 0 && high <= 100 && share_above_one > .5;
}

bool ValueScale::IsNegative() const { return high <= 0 && low < 0; }

bool ValueScale::LooksLikeErrors() const {
  return (IsRate() || MayBePercent()) && share_below_half > kMost;
}

bool ValueScale::LooksLikeScores() const {
  return IsNegative() ||
         ((IsRate() || MayBePercent()) && share_above_half > kMost);
}

std::optional<bool> ValueScale::HigherIsBetter() const {
  if (LooksLikeErrors()) return false;
  if (LooksLikeScores()) return true;
  return std::nullopt;
}

ValueScale ScaleOf(const std::vector<double>& results) {
  ValueScale scale;
  const auto [low, high] = std::minmax_element(results.begin(), results.end());
  scale.low = *low;
  scale.high = *high;
  const auto share = [&results](auto&& is_there) {
    return static_cast<double>(
               std::count_if(results.begin(), results.end(), is_there)) /
           static_cast<double>(results.size());
  };
  scale.share_above_one = share([](double value) { return value > 1; });
  if (scale.MayBePercent()) scale.half = 50;
  const double half = scale.half;
  scale.share_below_half = share([half](double value) { return value < half; });
  scale.share_above_half = share([half](double value) { return value > half; });
  return scale;
}

}  // namespace melon
