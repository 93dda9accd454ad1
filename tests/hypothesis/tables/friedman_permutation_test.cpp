#include <gtest/gtest.h>

#include "hypothesis/tables/table_support.h"

namespace melon::hypothesis {
extern const Test friedman_permutation;
namespace {

constexpr std::string_view kKey = "friedman_p_permutation";

TEST(FriedmanPermutation, ComesCloseToTheExactPValue) {
  const OwnTable table(kNotesTable, 3);
  const KeyValues values =
      friedman_permutation.from_results(table.view(), {.draws = 100000});
  // 12 of 1296; the standard error is .0003.
  EXPECT_NEAR(At(values, kKey).number(), .00926, .0012);
}

TEST(FriedmanPermutation, RepeatsWithItsSeed) {
  const OwnTable table(kDemsarTable, 4);
  const auto p = [&](std::uint64_t seed) {
    const Parameters parameters{.draws = 2000, .seed = seed};
    return At(friedman_permutation.from_results(table.view(), parameters), kKey)
        .number();
  };
  EXPECT_EQ(p(5), p(5));
  EXPECT_NE(p(5), p(6));
}

TEST(FriedmanPermutation, IsRefusedWhereItWouldTakeTooLong) {
  const OwnTable table(std::vector<double>(100000, 1), 100);
  EXPECT_EQ(
      At(friedman_permutation.from_results(table.view(), {.draws = 10000}),
         kKey)
          .reason()
          .id,
      "too_many_draws");
  EXPECT_EQ(
      At(friedman_permutation.from_results(table.view(), {.draws = 9}), kKey)
          .number(),
      1);
}

TEST(FriedmanPermutation, IsDefinedForTwoDataSetsAndTwoAlgorithms) {
  // Both prefer the same: 2 of 4 arrangements go as far, give or take four
  // standard errors.
  const OwnTable table(std::vector<double>{1, 2, 1, 2}, 2);
  EXPECT_NEAR(
      At(friedman_permutation.from_results(table.view(), {.draws = 10000}),
         kKey)
          .number(),
      .5, .02);
}

TEST(FriedmanPermutation, NeedsDrawsAlgorithmsAndDataSets) {
  const OwnTable table(kNotesTable, 3);
  EXPECT_EQ(
      At(friedman_permutation.from_results(table.view(), {.draws = 0}), kKey)
          .reason()
          .id,
      "no_draws");
  EXPECT_EQ(At(Judge(friedman_permutation, {1, 2}, 1), kKey).reason().id,
            "too_few_algorithms");
  EXPECT_EQ(At(Judge(friedman_permutation, {1, 2}, 2), kKey).reason().id,
            "too_few_data_sets");
}

}  // namespace
}  // namespace melon::hypothesis
