#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The warning that no case is predicted right by all of several models, though
/// by their accuracies some would be: the file may list the errors alone.
[[nodiscard]] std::optional<Problem> NoCaseRight(const Table& table,
                                                 const Roles& roles);

}  // namespace melon
