#pragma once

#include <utility>

#include "kernels/learning/least_squares.h"
#include "learners/learner.h"

namespace melon::learners {

/// Predicts by a plane.
class LinearModel : public Model {
 public:
  explicit LinearModel(LinearFunction plane) : plane_(std::move(plane)) {}

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    for (std::size_t row = 0; row < rows.row_count; ++row)
      predictions[row] = plane_.At(rows.row(row));
  }

 private:
  LinearFunction plane_;
};

}  // namespace melon::learners
