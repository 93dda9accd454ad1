#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// Four columns of counts whose names say the true and the predicted class of a
/// confusion matrix, "spam_pred_ham" and the like: which options to give.
[[nodiscard]] std::optional<Problem> CellsOfTwoClasses(const Table& table);

}  // namespace melon
