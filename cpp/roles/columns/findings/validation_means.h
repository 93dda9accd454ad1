#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// What to do about a cv_results_ of scikit-learn with the means over the
/// splits and none of the splits: there is nothing to test. Nothing where the
/// table is none.
[[nodiscard]] std::optional<Problem> ValidationMeans(const Table& table);

}  // namespace melon
