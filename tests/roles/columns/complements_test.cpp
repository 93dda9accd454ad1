#include "roles/columns/complements.h"

#include <gtest/gtest.h>

#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(FindComplements, FindsTheClassesOfOneNameThatAddUpToOne) {
  const Table table = TableFromCsv(
      "p0,p1,q1,P (y=1),P (y=0)\n.2,.8,.8,.7,.3\n.9,.1,.1,.4,.6\n");
  const auto found = FindComplements(table, {0, 1, 2, 3, 4}, "0", "1");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].negative, 0U);
  EXPECT_EQ(found[0].positive, 1U);
  EXPECT_EQ(found[1].negative, 4U);
  EXPECT_EQ(found[1].positive, 3U);
}

TEST(FindComplements, FindsTheScoresThatDifferInTheirSignAlone) {
  const Table table = TableFromCsv("logits:0,logits:1\n1.5,-1.5\n-.7,.7\n");
  ASSERT_EQ(FindComplements(table, {0, 1}, "0", "1").size(), 1U);
}

TEST(FindComplements, LeavesOutWhatDoesNotAddUpToOneOrWasNotAskedFor) {
  const Table table = TableFromCsv("p0,p1\n.2,.8\n.9,.2\n");
  EXPECT_TRUE(FindComplements(table, {0, 1}, "0", "1").empty());
  const Table fit = TableFromCsv("p0,p1\n.2,.8\n.9,.1\n");
  EXPECT_TRUE(FindComplements(fit, {1}, "0", "1").empty());
  EXPECT_TRUE(FindComplements(fit, {0, 1}, "", "").empty());
}

}  // namespace
}  // namespace melon
