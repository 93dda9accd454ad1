#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "hypothesis/two_learners.h"

namespace melon::hypothesis {
extern const Test permutation_test;
namespace {

KeyValues Compare(const Numbers& difference,
                  const Parameters& parameters = {}) {
  return permutation_test.from_paired_results(Differing(difference).view(),
                                              parameters);
}

TEST(PermutationTest, IsTheShareOfSignPatternsWithAsGreatASum) {
  // Sums of ±1 ±2 ±4 of at least 5: 5 and 7, and their negatives.
  const KeyValues values = Compare({-1, 2, 4});
  EXPECT_EQ(At(values, "permutation_p").number(), 4. / 8);
  EXPECT_EQ(At(values, "permutation_draws").number(), 0);
}

TEST(PermutationTest, AgreesWithExactCountingInPythonAndWithR) {
  const auto pairs = GoldenLearners();
  // The last pair has too many results of six decimals.
  for (std::size_t i = 0; i < 7; ++i) {
    const KeyValues values =
        permutation_test.from_paired_results(pairs[i].view(), {});
    EXPECT_EQ(At(values, "permutation_draws").number(), 0);
    ExpectGoldenKeys(values, i, 1e-12);
    // exactRankTests::perm.test of R.
    ExpectGoldenKeys(values, i, 1e-12, "effects");
  }
  const double p = GoldenOf("permutation_p").at(7);
  const KeyValues drawn =
      permutation_test.from_paired_results(pairs[7].view(), {});
  EXPECT_NEAR(At(drawn, "permutation_p").number(), p,
              4 * std::sqrt(p * (1 - p) / 10000));
}

TEST(PermutationTest, SaysHowManyPatternsItDrew) {
  Numbers thirds;
  for (int i = 0; i < 40; ++i)
    thirds.push_back((i % 3 - .8) / 3 + i * 1e-9 / 7);
  Parameters parameters;
  parameters.draws = 500;
  const KeyValues values = Compare(thirds, parameters);
  EXPECT_EQ(At(values, "permutation_draws").number(), 500);
  EXPECT_GE(At(values, "permutation_p").number(), 1. / 501);
}

TEST(PermutationTest, IsUndefinedWithoutResults) {
  EXPECT_EQ(ReasonOf(At(Compare({}), "permutation_p")), "no_cases");
}

}  // namespace
}  // namespace melon::hypothesis
