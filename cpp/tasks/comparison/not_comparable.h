#pragma once

#include <optional>

#include "base/problem.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/comparison/results.h"

namespace melon {

/// What keeps the results from being compared at all: percentages beside
/// fractions, or errors of one learner beside scores of another, by the names
/// of their columns.
[[nodiscard]] std::optional<Problem> NotComparable(const Table& table,
                                                   const Roles& roles,
                                                   const Options& options,
                                                   const Results& results);

}  // namespace melon
