#include "roles/columns/findings/no_case_right.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "roles/roles.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// Rows of two models of which the first or the second errs, and of which
/// both are right.
std::string Rows(int first_errs, int second_errs, int both_right) {
  std::string csv = "y_true,A,B\n";
  for (int i = 0; i < first_errs; ++i) csv += "cat,dog,cat\n";
  for (int i = 0; i < second_errs; ++i) csv += "dog,dog,cat\n";
  for (int i = 0; i < both_right; ++i) csv += "bird,bird,bird\n";
  return csv;
}

bool IsWarned(const std::string& csv) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, {});
  EXPECT_TRUE(roles) << csv;
  if (!roles) return false;
  const auto& warnings = roles.value().warnings;
  return std::any_of(warnings.begin(), warnings.end(), [](const Problem& one) {
    return one.code == "no_case_right";
  });
}

TEST(NoCaseRight, OfErrorsAlone) {
  // Of 24 cases a quarter would be right in both.
  EXPECT_TRUE(IsWarned(Rows(12, 12, 0)));
}

TEST(NoCaseRight, NotWhereOneIs) { EXPECT_FALSE(IsWarned(Rows(12, 12, 1))); }

TEST(NoCaseRight, NotWhereNoneIsExpected) {
  // 8 · 1/2 · 1/2 = 2.
  EXPECT_FALSE(IsWarned(Rows(4, 4, 0)));
}

}  // namespace
}  // namespace melon
