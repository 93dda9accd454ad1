#include "roles/columns/findings/no_case_right.h"

#include <gtest/gtest.h>

#include <string>

#include "roles/warned_of.h"

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

TEST(NoCaseRight, OfErrorsAlone) {
  // Of 24 cases a quarter would be right in both.
  EXPECT_TRUE(IsWarnedOf("no_case_right", Rows(12, 12, 0)));
}

TEST(NoCaseRight, NotWhereOneIs) {
  EXPECT_FALSE(IsWarnedOf("no_case_right", Rows(12, 12, 1)));
}

TEST(NoCaseRight, NotWhereNoneIsExpected) {
  // 8 · 1/2 · 1/2 = 2.
  EXPECT_FALSE(IsWarnedOf("no_case_right", Rows(4, 4, 0)));
}

}  // namespace
}  // namespace melon
