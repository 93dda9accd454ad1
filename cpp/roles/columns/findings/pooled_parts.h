#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The warning that rows a model learned from are evaluated together with the
/// rest, by a column without a role that says "train" and "test".
[[nodiscard]] std::optional<Problem> PooledParts(const Table& table,
                                                 const Roles& roles);

}  // namespace melon
