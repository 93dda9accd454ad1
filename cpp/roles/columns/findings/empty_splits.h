#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// That the table is scikit-learn's cv_results_ and no split has a score, as
/// where every fit or every scoring failed. Nothing in any other table.
[[nodiscard]] std::optional<Problem> EmptySplits(const Table& table);

}  // namespace melon
