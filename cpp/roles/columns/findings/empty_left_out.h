#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// A warning of named columns without a role in which every cell is missing or
/// infinite. Each may be a model that failed.
[[nodiscard]] std::optional<Problem> EmptyLeftOut(const Table& table,
                                                  const Roles& roles);

}  // namespace melon
