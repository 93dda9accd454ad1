#include <gtest/gtest.h>

#include "hypothesis/tables/table_support.h"

namespace melon::hypothesis {
extern const Test friedman_exact;
namespace {

TEST(FriedmanExact, CountsTheArrangementsOfTheNotesTable) {
  // docs/worked-examples.md: 12 of 6⁴ = 1296.
  EXPECT_DOUBLE_EQ(
      At(Judge(friedman_exact, kNotesTable, 3), "friedman_p_exact").number(),
      12. / 1296);
}

TEST(FriedmanExact, AgreesWithCountingInPython) {
  ExpectGoldenTables(friedman_exact, 1e-13);
}

TEST(FriedmanExact, IsTheSignTestForTwoAlgorithms) {
  // Four wins of five: twice (5 + 1)/32.
  EXPECT_DOUBLE_EQ(At(Judge(friedman_exact, {2, 1, 2, 1, 2, 1, 2, 1, 1, 2}, 2),
                      "friedman_p_exact")
                       .number(),
                   12. / 32);
}

TEST(FriedmanExact, IsOneWhenEverythingIsTied) {
  EXPECT_EQ(
      At(Judge(friedman_exact, {1, 1, 5, 5}, 2), "friedman_p_exact").number(),
      1);
}

TEST(FriedmanExact, IsRefusedForLargeTables) {
  std::vector<double> result;
  for (int i = 0; i < 90; ++i) result.push_back(i * i % 17);
  EXPECT_EQ(
      At(Judge(friedman_exact, result, 9), "friedman_p_exact").reason().id,
      "too_many_arrangements");
}

TEST(FriedmanExact, NeedsTwoAlgorithmsAndTwoDataSets) {
  EXPECT_EQ(
      At(Judge(friedman_exact, {1, 2}, 1), "friedman_p_exact").reason().id,
      "too_few_algorithms");
  EXPECT_EQ(
      At(Judge(friedman_exact, {1, 2}, 2), "friedman_p_exact").reason().id,
      "too_few_data_sets");
}

}  // namespace
}  // namespace melon::hypothesis
