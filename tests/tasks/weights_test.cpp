#include "tasks/weights.h"

#include <gtest/gtest.h>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(CheckWeights, AcceptsWeightsOfWhichSomeAreZero) {
  const Table table = TableFromCsv("w\n0\n2.5\n");
  EXPECT_FALSE(CheckWeights(table, table.columns[0], {}, {0, 2.5}));
}

TEST(CheckWeights, NamesTheLineOfANegativeOne) {
  const Table table = TableFromCsv("w\n1\nNA\n-2\n");
  const auto problem = CheckWeights(table, table.columns[0],
                                    {.kept = {1, 0, 1}, .dropped = 1}, {1, -2});
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "invalid_weight");
  EXPECT_EQ(problem->line, 4U);
  EXPECT_EQ(problem->value, "-2");
}

TEST(CheckWeights, RefusesASumThatIsNotPositiveAndFinite) {
  const Table table = TableFromCsv("w\n0\n0\n");
  EXPECT_TRUE(CheckWeights(table, table.columns[0], {}, {0, 0}));
  EXPECT_TRUE(CheckWeights(table, table.columns[0], {}, {1e308, 1e308}));
}

TEST(AreWhole, SeesAFraction) {
  EXPECT_TRUE(AreWhole({0, 3, 1e300}));
  EXPECT_FALSE(AreWhole({1, 1.5}));
}

}  // namespace
}  // namespace melon
