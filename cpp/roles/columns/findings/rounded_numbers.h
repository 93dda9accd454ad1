#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// What to say of columns evaluated as numbers that have a whole number of more
/// digits than a double keeps. Of labels every digit counts.
[[nodiscard]] std::optional<Problem> RoundedNumbers(const Table& table,
                                                    const Roles& roles);

}  // namespace melon
