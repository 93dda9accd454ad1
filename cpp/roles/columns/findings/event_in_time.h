#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// Warns of a truth of two classes that is called as the event of survival data
/// ("event", "status", "death", "censored") beside a column of times that is
/// called as the time of follow-up and not evaluated: the measures of classes
/// know neither when an event came nor what censored cases are.
[[nodiscard]] std::optional<Problem> EventInTime(const Table& table,
                                                 const Roles& roles);

}  // namespace melon
