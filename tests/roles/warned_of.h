#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "roles/roles.h"
#include "tasks/table_from_csv.h"

namespace melon {

/// Whether the roles that are found in a file come with that warning.
inline bool IsWarnedOf(std::string_view code, std::string_view csv) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, {});
  EXPECT_TRUE(roles) << csv;
  if (!roles) return false;
  const auto& warnings = roles.value().warnings;
  return std::any_of(warnings.begin(), warnings.end(),
                     [code](const Problem& one) { return one.code == code; });
}

}  // namespace melon
