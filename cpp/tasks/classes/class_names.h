#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/classes/data.h"

namespace melon {

/// Finds the classes of the truth and of the models, and puts them in their
/// order; the problem where there are too many, or where an order or the
/// columns of a model leave one out.
[[nodiscard]] std::optional<Problem> FindClasses(const Table& table,
                                                 const Roles& roles,
                                                 const Options& options,
                                                 ClassData& data);

}  // namespace melon
