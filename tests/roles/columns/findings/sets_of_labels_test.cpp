#include "roles/columns/findings/sets_of_labels.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

std::string ProblemOf(std::string_view csv, const Options& options = {}) {
  const Result<Roles> roles = AssignRoles(TableFromCsv(csv), options);
  return roles ? "" : roles.problem().code;
}

TEST(SetsOfLabels, AreNotTakenForClasses) {
  const std::string sets =
      "truth,pred\na;b,a;b\na,a\nb;c,b\nc,c\na;c,a;c\nb,b\na;b;c,a;b\n";
  EXPECT_EQ(ProblemOf(sets), "sets_of_labels");
  EXPECT_EQ(ProblemOf("y_true,y_pred\n\"[1, 3]\",\"[1]\"\n[2],[2]\n\"[1, 2]\","
                      "\"[1, 2]\"\n[1],[1]\n[3],\"[1, 3]\"\n\"[1, 3]\",[3]\n"),
            "sets_of_labels");
  Options chosen;
  chosen.task = "labels";
  EXPECT_EQ(ProblemOf(sets, chosen), "");
}

TEST(SetsOfLabels, AreNoNamesWithSeparators) {
  EXPECT_EQ(
      ProblemOf("truth,pred\n\"yes, surely\",no\n\"no, never\",no\nno,no\n"
                "\"yes, surely\",\"no, never\"\nno,\"yes, surely\"\n"),
      "");
  EXPECT_EQ(ProblemOf("truth,pred\ncat,cat\ndog,cat\ndog,dog\n"), "");
}

}  // namespace
}  // namespace melon
