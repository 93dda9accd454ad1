#include "roles/columns/findings/pooled_parts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "roles/roles.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

bool IsWarned(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, {});
  EXPECT_TRUE(roles) << csv;
  if (!roles) return false;
  const auto& warnings = roles.value().warnings;
  return std::any_of(warnings.begin(), warnings.end(), [](const Problem& one) {
    return one.code == "parts_pooled";
  });
}

TEST(PooledParts, AreTrainingAndOtherRowsInOneEvaluation) {
  EXPECT_TRUE(IsWarned(
      "y_true,rf,set\n1,.9,train\n0,.2,train\n1,.6,test\n0,.4,test\n"));
  EXPECT_TRUE(
      IsWarned("split,y,rf\nTraining,1,.9\nTraining,0,.2\nValidation,1,.6\n"));
}

TEST(PooledParts, AreNotThePartsThatNoModelLearnedFrom) {
  EXPECT_FALSE(
      IsWarned("y_true,rf,set\n1,.9,val\n0,.2,val\n1,.6,test\n0,.4,test\n"));
  EXPECT_FALSE(IsWarned(
      "y_true,rf,set\n1,.9,train\n0,.2,train\n1,.6,train\n0,.4,train\n"));
  // A truth that is a train.
  EXPECT_FALSE(
      IsWarned("y_true,rf\ntrain,train\nbus,bus\ntrain,bus\nbus,train\n"));
}

}  // namespace
}  // namespace melon
