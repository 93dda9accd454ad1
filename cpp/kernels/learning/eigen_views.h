#pragma once

#include <Eigen/Core>

#include "base/data/training_set.h"

namespace melon {

using RowMajor =
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// The same numbers as Eigen sees them.
inline Eigen::Map<const RowMajor> ViewOf(const FeatureMatrix& matrix) {
  return {matrix.values.data(), static_cast<Eigen::Index>(matrix.row_count),
          static_cast<Eigen::Index>(matrix.column_count)};
}

}  // namespace melon
