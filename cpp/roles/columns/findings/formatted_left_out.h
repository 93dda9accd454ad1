#pragma once

#include <vector>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// Warnings of columns without a role whose cells are numbers but for how they
/// are written. Each may be a model.
[[nodiscard]] std::vector<Problem> FormattedLeftOut(const Table& table,
                                                    const Roles& roles);

}  // namespace melon
