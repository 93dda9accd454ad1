#include <gtest/gtest.h>

#include <cstddef>

#include "hypothesis/two_learners.h"

namespace melon::hypothesis {
extern const Test wilcoxon_with_zeros;
namespace {

KeyValues Compare(const Numbers& difference) {
  return wilcoxon_with_zeros.from_paired_results(Differing(difference).view(),
                                                 {});
}

TEST(WilcoxonWithZeros, RanksZerosAndDropsThemOrSplitsThem) {
  // Ranks 1.5 1.5 | 3 4 5, of which the 4 is negative.
  const KeyValues values = Compare({0, 0, 1, -2, 3});
  // Subsets of {3, 4, 5} with a sum of at most 4: {}, {3}, {4}.
  EXPECT_EQ(At(values, "wilcoxon_pratt_p_exact").number(), 2 * 3. / 8);
  // Of {1.5, 1.5, 3, 4, 5} with at most 1.5 + 4: {} 1.5 1.5 3 4 5 {1.5, 1.5}
  // twice {1.5, 3}, twice {1.5, 4}.
  EXPECT_EQ(At(values, "wilcoxon_zsplit_p_exact").number(), 2 * 11. / 32);
}

TEST(WilcoxonWithZeros, AgreesWithExactCountingInPythonAndWithCoinOfR) {
  const auto pairs = GoldenLearners();
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const KeyValues values =
        wilcoxon_with_zeros.from_paired_results(pairs[i].view(), {});
    ExpectGoldenKeys(values, i, 1e-12);
    ExpectGoldenKeys(values, i, 1e-11, "effects");
  }
}

TEST(WilcoxonWithZeros, SplitsAnOddZeroToo) {
  // Ranks 1 | 2 3 4, of which the 3 is negative: of {1, 2, 3, 4} with at most
  // 3 + ½: {} 1 2 3 {1, 2}. Demšar would drop the zero: of {1, 2, 3} with at
  // most 2, {} 1 2, which is p = 6/8.
  EXPECT_EQ(At(Compare({0, 1, -2, 3}), "wilcoxon_zsplit_p_exact").number(),
            2 * 5. / 16);
}

TEST(WilcoxonWithZeros, IsUndefinedWhenAllAreZero) {
  const KeyValues values = Compare({0, 0});
  EXPECT_EQ(ReasonOf(At(values, "wilcoxon_pratt_p_exact")), "no_differences");
  EXPECT_EQ(ReasonOf(At(values, "wilcoxon_zsplit_p_exact")), "no_differences");
}

TEST(WilcoxonWithZeros, IsUndefinedForNoneAndForMoreThanAHundred) {
  EXPECT_EQ(ReasonOf(At(Compare({}), "wilcoxon_pratt_p_exact")), "no_cases");
  EXPECT_EQ(ReasonOf(At(Compare(Numbers(101, 1)), "wilcoxon_zsplit_p_exact")),
            "too_many_cases");
}

}  // namespace
}  // namespace melon::hypothesis
