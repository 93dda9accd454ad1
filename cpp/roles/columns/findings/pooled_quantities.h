#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The warning that a regression evaluates several quantities together, by a
/// column without a role that says of which each row is: "target" of "price"
/// and "rent".
[[nodiscard]] std::optional<Problem> PooledQuantities(const Table& table,
                                                      const Roles& roles);

}  // namespace melon
