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

/// The quantity of the matrices added up, which is that of their mean;
/// undefined (no_cases) when the positive class neither occurs nor is predicted
/// in any.
[[nodiscard]] Value OfAddedMatrices(std::span<const Counts> matrices,
                                    double (*quantity)(const ClassTotals&));

}  // namespace melon
