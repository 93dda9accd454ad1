#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// What to do about a truth whose cells are sets of labels: "a;b", "[1, 3]".
/// Nothing where its cells are single labels.
[[nodiscard]] std::optional<Problem> SetsOfLabels(const Table& table,
                                                  const Roles& roles);

}  // namespace melon
