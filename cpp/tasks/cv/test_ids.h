#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"
#include "tasks/cv/data.h"

namespace melon {

/// Columns that list, for each row, the ids of its test cases and of its
/// training cases, separated by blanks, commas, semicolons or bars. A case that
/// is in both, or in the test sets of two folds of one run, is a Problem:
/// folds of a run must not overlap. Nothing without such columns.
[[nodiscard]] std::optional<Problem> CheckTestIds(const Table& table,
                                                  const Roles& roles,
                                                  const CvData& data);

}  // namespace melon
