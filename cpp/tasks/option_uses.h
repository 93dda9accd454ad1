#pragma once

#include <optional>
#include <vector>

#include "base/problem.h"
#include "base/table.h"
#include "tasks/options.h"
#include "tasks/roles.h"

namespace melon {

/// The warning that names the options that were given and of which the task
/// makes no use, if there are any.
[[nodiscard]] std::optional<Problem> UnusedOptions(const Options& options,
                                                   TaskKind task);

/// The problem with a threshold of a model that the table does not have: the
/// slip would otherwise change nothing, in silence.
[[nodiscard]] std::optional<Problem> CheckThresholds(const Table& table,
                                                     const Roles& roles,
                                                     const Options& options);

}  // namespace melon
