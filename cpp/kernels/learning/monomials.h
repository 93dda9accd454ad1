#pragma once

#include <cstddef>

#include "base/data/training_set.h"

namespace melon {

/// The highest degree up to `degree` of which all products of so many columns
/// are at most 2,000; at least 1.
[[nodiscard]] std::size_t UsableDegree(std::size_t column_count,
                                       std::size_t degree);

/// All products of columns up to the degree, the constant left out: for two
/// columns and degree 2, a, b, a², ab, b².
[[nodiscard]] FeatureMatrix WithMonomials(const FeatureMatrix& matrix,
                                          std::size_t degree);

}  // namespace melon
