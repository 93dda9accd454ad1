#pragma once

#include <optional>

#include "roles/roles.h"

namespace melon {

/// The roles in a table of learners' results: error rates in folds, results on
/// data sets, numbers of errors. Nothing when it is something else, by the
/// option `task` or by its headers and content.
[[nodiscard]] std::optional<Result<Roles>> AssignComparison(
    const Table& table, const Options& options);

}  // namespace melon
