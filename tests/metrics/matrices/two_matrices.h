#pragma once

#include "base/data/counts.h"

namespace melon::metrics {

/// The example of the project's definitions: (TP, FP, FN, TN) = (8, 2, 4, 6)
/// and (1, 9, 0, 10).
inline constexpr Counts kTwoMatrices[] = {{8, 2, 4, 6}, {1, 9, 0, 10}};

}  // namespace melon::metrics
