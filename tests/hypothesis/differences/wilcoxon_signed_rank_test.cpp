#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/differences/difference_support.h"

namespace melon::hypothesis {
extern const Test wilcoxon_signed_rank;
namespace {

TEST(WilcoxonSignedRank, AddsTheRanksOfTheSizesByTheirSigns) {
  // Sizes 1 2 3 4 with signs + − + +: R⁺ = 1 + 3 + 4, R⁻ = 2.
  const KeyValues values = Differ(wilcoxon_signed_rank, {1, -2, 3, 4});
  EXPECT_EQ(At(values, "wilcoxon_statistic").number(), 2);
  EXPECT_EQ(At(values, "wilcoxon_r_plus_max").number(), 8);
  EXPECT_EQ(At(values, "wilcoxon_rank_sum_difference").number(), 6);
  // Of 16 sign patterns, {}, {1} and {2} have a sum of at most 2.
  EXPECT_EQ(At(values, "wilcoxon_p_exact").number(), 6. / 16);
  // (2 − 5) / √(4·5·9/24)
  EXPECT_DOUBLE_EQ(At(values, "wilcoxon_z").number(), -3 / std::sqrt(7.5));
}

TEST(WilcoxonSignedRank, SharesRanksAmongEqualSizes) {
  // Ranks 1.5 1.5 3: R⁻ = 1.5; subsets with a sum of at most 1.5: 3 of 8.
  const KeyValues values = Differ(wilcoxon_signed_rank, {2, -2, 5});
  EXPECT_EQ(At(values, "wilcoxon_statistic").number(), 1.5);
  EXPECT_EQ(At(values, "wilcoxon_p_exact").number(), .75);
  // Variance 3·4·7/24 − (8 − 2)/48.
  EXPECT_DOUBLE_EQ(At(values, "wilcoxon_z").number(),
                   -1.5 / std::sqrt(3.5 - .125));
}

TEST(WilcoxonSignedRank, GivesTheNumberOfDemsarsTable) {
  // docs/worked-examples.md: C4.5 against C4.5+m with the zeros split, T = 12;
  // in thousandths, so that equal differences are equal.
  const KeyValues values = Differ(
      wilcoxon_signed_rank, {5, -8, 17, 33, 6, -5, 7, 0, 63, 0, 22, 47, 9, 21});
  EXPECT_EQ(At(values, "wilcoxon_zsplit_statistic").number(), 12);
}

TEST(WilcoxonSignedRank, DropsZerosOrRanksThemAsPrattDoes) {
  const KeyValues values = Differ(wilcoxon_signed_rank, {0, 0, 1, -2, 3});
  EXPECT_EQ(At(values, "wilcoxon_statistic").number(), 2);
  // Ranks with the zeros 1.5 1.5 3 4 5: 4 + 1.5 on the smaller side.
  EXPECT_EQ(At(values, "wilcoxon_zsplit_statistic").number(), 5.5);
  // scipy 1.14.1: stats.wilcoxon([0, 0, 1, -2, 3], zero_method="pratt",
  // correction=False, method="approx").pvalue
  EXPECT_NEAR(At(values, "wilcoxon_pratt_p").number(), 0.5716076449533316,
              1e-14);
}

TEST(WilcoxonSignedRank, AgreesWithScipyAndExactCountingOnPairsOfModels) {
  ExpectGoldenPairs(wilcoxon_signed_rank);
}

TEST(WilcoxonSignedRank, IsExactUpToAHundredDifferences) {
  Numbers differences(101, 1);
  EXPECT_EQ(ReasonOf(At(Differ(wilcoxon_signed_rank, differences),
                        "wilcoxon_p_exact")),
            "too_many_cases");
  differences.back() = 0;
  EXPECT_EQ(At(Differ(wilcoxon_signed_rank, differences), "wilcoxon_p_exact")
                .number(),
            0x1p-99);
}

TEST(WilcoxonSignedRank, SplitsTheRanksOfAllZerosAlsoOfAnOddNumber) {
  // Ranks 1 | 2 3 4: R⁻ = 3 + ½. scipy 1.14.1: stats.wilcoxon([0, 1, -2, 3],
  // zero_method="zsplit").statistic is 3.5. Demšar would drop the zero: 2.
  EXPECT_EQ(At(Differ(wilcoxon_signed_rank, {0, 1, -2, 3}),
               "wilcoxon_zsplit_statistic")
                .number(),
            3.5);
}

TEST(WilcoxonSignedRank, IsUndefinedWhenEveryDifferenceIsZero) {
  for (const auto& [key, value] : Differ(wilcoxon_signed_rank, {0, 0}))
    EXPECT_EQ(ReasonOf(value), "no_differences") << key;
}

TEST(WilcoxonSignedRank, IsUndefinedForNoCasesAndFractionalWeights) {
  EXPECT_EQ(
      ReasonOf(At(Differ(wilcoxon_signed_rank, {}), "wilcoxon_statistic")),
      "no_cases");
  EXPECT_EQ(ReasonOf(At(Differ(wilcoxon_signed_rank, {3, 6}, {.5, 1}, false),
                        "wilcoxon_p_approx")),
            "fractional_weights");
}

}  // namespace
}  // namespace melon::hypothesis
