#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The warning on two predictions of one model, by their names: "oof_prob" was
/// made without the case, and "prob" perhaps by a model that learned from it.
[[nodiscard]] std::optional<Problem> FittedBesideOutOfFold(const Table& table,
                                                           const Roles& roles);

}  // namespace melon
