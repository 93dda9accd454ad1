#include "roles/columns/nearness.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(Nearness, IsTheMeanDistanceInThoseFromTheMean) {
  // From their mean 3 the true values are 2, 0 and 2 away: 4/3 on average.
  const Table table = TableFromCsv("y,a,b,c\n1,2,x,101\n3,3,3,103\n5,5,5,90\n");
  const Nearness nearness(table.columns[0]);
  EXPECT_DOUBLE_EQ(nearness.Distance(table.columns[1]), (1.0 / 3) / (4.0 / 3));
  EXPECT_DOUBLE_EQ(nearness.Distance(table.columns[2]), 0);
  EXPECT_TRUE(nearness.IsInRange(table.columns[1]));
  EXPECT_FALSE(nearness.IsInRange(table.columns[3]));
}

TEST(Nearness, OfAConstantTruthIsNothing) {
  const Table table = TableFromCsv("y,a\n2,2\n2,2\n");
  EXPECT_TRUE(
      std::isnan(Nearness(table.columns[0]).Distance(table.columns[1])));
}

}  // namespace
}  // namespace melon
