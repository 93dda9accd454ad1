#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// In a file with semicolons a dot may separate thousands: 1.200 beside 950.
/// What to say of the first column with a role in which numbers with a dot
/// before exactly three digits stand beside whole numbers of three digits.
/// Nothing without such a column, or where any column with a role has a dot
/// that is a decimal point.
[[nodiscard]] std::optional<Problem> ThousandsDots(const Table& table,
                                                   const Roles& roles);

}  // namespace melon
