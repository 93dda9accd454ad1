#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The warning on texts that were found as the true groups by their content:
/// they may describe the points, or be names of the clusters where they agree
/// with a clustering in every row.
[[nodiscard]] std::optional<Problem> GuessedGroups(const Table& table,
                                                   const Roles& roles);

}  // namespace melon
