#pragma once

#include <span>

#include "base/data/counts.h"
#include "base/value.h"
#include "kernels/classes/class_average.h"

namespace melon {

/// The plain mean of a quantity over confusion matrices. One in which the
/// positive class neither occurs nor is predicted is left out; undefined
/// (no_cases) when there is no other.
[[nodiscard]] Value MeanOverMatrices(std::span<const Counts> matrices,
                                     double (*quantity)(const ClassTotals&));

/// The matrices added up, of which a ratio is that of their mean.
[[nodiscard]] ClassTotals AddMatrices(std::span<const Counts> matrices);

}  // namespace melon
