#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "io/json/json.h"

namespace melon {

/// At most so many points of a Q-Q plot, and steps of a REC curve before it is
/// thinned: those of single cases where there are no more cases.
inline constexpr std::size_t kMostQuantiles = 1000;
inline constexpr std::size_t kMostSteps = 20000;

/// The errors of one model: how they are distributed, and how their sizes are.
class ErrorDistribution {
 public:
  /// `error` is finite; both must outlive it. An empty `weight` counts each
  /// once.
  ErrorDistribution(std::span<const double> error,
                    std::span<const double> weight);

  /// {"low", "width", "counts", "mean", "std", "normal": {"x", "y"}}: bins of
  /// equal width by Freedman & Diaconis 1981, and the normal density with the
  /// errors' mean and standard deviation, scaled to the area of the bars.
  [[nodiscard]] Json HistogramJson() const;

  /// {"theoretical", "observed", "mean", "std", "shown", "of"}: quantiles of
  /// the standard normal distribution at (i − 1/2)/n, and those of the errors.
  /// With many cases the hundred at either end, and others at equal distances.
  [[nodiscard]] Json QuantilesJson() const;

 private:
  [[nodiscard]] double Scaled(std::size_t i) const {
    return scale_ * error_[i];
  }

  std::span<const double> error_;
  std::span<const double> weight_;
  /// A power of two; what is kept and summed is the error times it.
  double scale_;
  /// Cases by ascending error.
  std::vector<std::size_t> order_;
  double total_ = 0;
  /// Times scale_.
  double mean_ = 0;
  double deviation_ = 0;
};

/// Regression error characteristic: {"tolerance", "share", "area_over"}, the
/// share of cases that are off by at most the tolerance, thinned out to a
/// quarter pixel in a thousand. The area over it is the mean absolute error.
/// Bi & Bennett 2003, Proc. ICML, 43–50.
[[nodiscard]] Json RecCurveJson(std::span<const double> error,
                                std::span<const double> weight);

}  // namespace melon
