#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The warning on texts, found as the true groups by their content, that agree
/// with a clustering in every row: they may be names of its clusters.
[[nodiscard]] std::optional<Problem> RenamedClusters(const Table& table,
                                                     const Roles& roles);

}  // namespace melon
