#pragma once

#include "base/table.h"
#include "io/json.h"
#include "tasks/binary_bootstrap.h"
#include "tasks/binary_data.h"
#include "tasks/options.h"
#include "tasks/roles.h"

namespace melon {

/// The whole report of the tasks `binary` and `labels`. `bootstrap` may be null
/// or unfinished: then it has no bootstrap intervals.
[[nodiscard]] Json BinaryReport(const Table& table, const Roles& roles,
                                const Options& options, const BinaryData& data,
                                const BinaryBootstrap* bootstrap);

}  // namespace melon
