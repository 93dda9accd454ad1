#pragma once

#include <cstdint>

#include "base/data/split_plan.h"
#include "base/result.h"

namespace melon {

/// Training sets drawn with replacement, within each class where there are
/// classes, of whole groups where there are groups; what was not drawn is the
/// test set.
[[nodiscard]] Result<SplitPlan> PlanBootstraps(const RowsToSplit& rows,
                                               std::uint32_t repeats,
                                               std::uint64_t seed);

/// The share of the rows that such a training set leaves out on average:
/// (1 − 1/m)^m for m rows or groups, and with classes its mean over rows.
[[nodiscard]] double ShareLeftOut(const RowsToSplit& rows);

}  // namespace melon
