#pragma once

#include "tasks/roles.h"

namespace melon {

/// The roles in a table that is not surely one of two classes, or the sentence
/// on what is missing or wrong.
[[nodiscard]] Result<Roles> AssignOtherRoles(const Table& table,
                                             const Options& options);

}  // namespace melon
