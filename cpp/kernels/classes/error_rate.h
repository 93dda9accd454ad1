#pragma once

#include "base/data/confusion_matrix.h"
#include "base/value.h"

namespace melon {

/// The share of cases off the diagonal, in [0, 1]; no_cases for an empty
/// matrix. O(classes²).
[[nodiscard]] Value ErrorRate(const ConfusionMatrix& matrix);

}  // namespace melon
