#pragma once

#include <string_view>

#include "tasks/comparison/results.h"
#include "tasks/table_from_csv.h"

namespace melon {

/// What a table of results is read as.
inline Result<Results> Read(std::string_view csv, const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  if (!roles) return roles.problem();
  return ReadResults(table, roles.value(), options);
}

}  // namespace melon
