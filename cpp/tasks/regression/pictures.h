#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/table.h"
#include "io/json/json.h"
#include "tasks/regression/data.h"

namespace melon {

/// What is drawn of a regression. Scatter plots show at most so many rows drawn
/// at random, the same for all models, and besides the rows of each model's
/// largest errors; everything else is of all rows.
inline constexpr std::size_t kMostPoints = 2000;
inline constexpr std::size_t kLargestErrors = 10;

/// Pictures of all models, from the same rows.
class RegressionPictures {
 public:
  /// `data` must outlive it; the rows are a function of the seed.
  RegressionPictures(const RegressionData& data, std::uint64_t seed);

  /// {"shown", "of", "line", "truth", "features": [{"name", "value"}],
  /// "features_left_out", "rec_baseline"}: what the models' pictures share.
  /// rec_baseline is the REC curve of always predicting the mean.
  [[nodiscard]] Json SharedJson(const Table& table) const;

  /// {"prediction", "histogram", "qq", "rec", "by_prediction", "by_feature"}:
  /// the model's predictions in the rows shown; the distribution of its errors
  /// in bins with a normal curve, against normal quantiles, and of their sizes;
  /// and mean error and mean absolute error in bins of the predictions and of
  /// each feature.
  [[nodiscard]] Json ModelJson(std::size_t model) const;

 private:
  [[nodiscard]] std::vector<double> ErrorsOf(std::size_t model) const;
  /// The numbers of the rows shown.
  [[nodiscard]] Json::Numbers Shown(std::span<const double> numbers) const;

  const RegressionData& data_;
  /// Cases, ascending.
  std::vector<std::size_t> shown_;
  /// Bins of each feature that is drawn: their inner edges.
  std::vector<std::vector<double>> feature_edges_;
};

}  // namespace melon
