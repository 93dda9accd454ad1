#pragma once

#include <cstddef>

#include "base/value.h"
#include "report/bootstrap/replicates.h"
#include "tasks/binary/data.h"

namespace melon {

/// Appends the intervals by formulas of a model's AUC, from it and from
/// DeLong's standard error of it.
void AddAucIntervals(const BinaryData& data, std::size_t model,
                     const Value& auc, const Value& standard_error,
                     double level, IntervalsByMethod& methods,
                     Depth depth = Depth::limits);

}  // namespace melon
