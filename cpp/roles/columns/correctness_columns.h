#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// What to do about columns that only say whether each model is right about a
/// case: "rf_correct" and "svm_correct" of 0 and 1, or texts such as "wrong".
/// Nothing where there are fewer than two.
[[nodiscard]] std::optional<Problem> CorrectnessColumns(const Table& table);

}  // namespace melon
