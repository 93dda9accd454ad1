#pragma once

#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/comparison/results.h"

namespace melon {

/// Finds out which way the results are better, and whether they are ranks, and
/// writes it into them: by the option, else by the names of the columns, by the
/// metric that a column names, by the header of the rows, by the side of ½ on
/// which the values lie, in this order. Where a name is of a measure that
/// cannot lie below 0 and no value lies above it, the measure was negated.
void FindDirection(const Table& table, const Roles& roles,
                   const Options& options, Results& results);

}  // namespace melon
