#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// The problem with a threshold of a model that the table does not have: the
/// slip would otherwise change nothing, in silence.
[[nodiscard]] std::optional<Problem> CheckThresholds(const Table& table,
                                                     const Roles& roles,
                                                     const Options& options);

}  // namespace melon
