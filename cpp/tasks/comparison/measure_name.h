#pragma once

#include <optional>
#include <string>

#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// What the results are of, where one name of a metric says it for all of them:
/// that of joined files, of the one column of results in a list, or of every
/// row in a column of metrics.
[[nodiscard]] std::optional<std::string> MeasureName(const Table& table,
                                                     const Roles& roles,
                                                     const Options& options);

}  // namespace melon
