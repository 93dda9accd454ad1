#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The warning that scores of the models of several folds are ranked together,
/// by a column without a role that is called a fold.
[[nodiscard]] std::optional<Problem> PooledFolds(const Table& table,
                                                 const Roles& roles);

}  // namespace melon
