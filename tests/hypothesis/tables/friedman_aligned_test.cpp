#include <gtest/gtest.h>

#include "hypothesis/tables/table_support.h"

namespace melon::hypothesis {
extern const Test friedman_aligned;
namespace {

TEST(FriedmanAligned, RanksAllDifferencesFromTheMeansTogether) {
  // Less their means: 1.5 .5 −2 and 4 −1 −3. Ranks 2 3 5 and 1 4 6: sums by
  // algorithm 3, 7, 11 around 7, by data set 10 and 11; 91 is the sum of 1² …
  // 6².
  const KeyValues values = Judge(friedman_aligned, {4.5, 3.5, 1, 9, 4, 2}, 3);
  const double expected = 2 * (9. + 49 + 121 - 147) / (91 - (221. / 3));
  EXPECT_DOUBLE_EQ(At(values, "friedman_aligned").number(), expected);
  EXPECT_DOUBLE_EQ(At(values, "friedman_aligned_tie_corrected").number(),
                   expected);
  EXPECT_EQ(At(values, "friedman_aligned_df").number(), 2);
  EXPECT_DOUBLE_EQ(At(values, "friedman_aligned_p").number(),
                   std::exp(-expected / 2));
}

TEST(FriedmanAligned, AgreesWithItsDefinitionInPython) {
  ExpectGoldenTables(friedman_aligned, 1e-11);
}

TEST(FriedmanAligned, TakesDifferencesAsTiedThatAreEqualInDecimal) {
  const KeyValues decimal =
      Judge(friedman_aligned, {.9, .8, .8, .7, .3, .1}, 2);
  const KeyValues whole = Judge(friedman_aligned, {9, 8, 8, 7, 3, 1}, 2);
  for (const std::string_view key : friedman_aligned.keys) {
    EXPECT_EQ(At(decimal, key).number(), At(whole, key).number()) << key;
  }
}

TEST(FriedmanAligned, KeepsWhatSeparatesTheAlgorithmsWhenSignsTurn) {
  const std::vector<double> result = {4.5, 3.5, 1, 9, 4, 2};
  std::vector<double> error;
  for (const double one : result) error.push_back(10 - one);
  EXPECT_EQ(At(Judge(friedman_aligned, result, 3), "friedman_aligned").number(),
            At(Judge(friedman_aligned, error, 3, false), "friedman_aligned")
                .number());
}

TEST(FriedmanAligned, TakesDifferencesAsTiedThatAreEqualButForRounding) {
  ExpectTheSameOfShares(friedman_aligned);
}

TEST(FriedmanAligned, IsUndefinedWithoutAnythingToRank) {
  EXPECT_EQ(At(Judge(friedman_aligned, {1, 1, 5, 5}, 2), "friedman_aligned")
                .reason()
                .id,
            "all_tied");
  EXPECT_EQ(
      At(Judge(friedman_aligned, {1, 2}, 1), "friedman_aligned").reason().id,
      "too_few_algorithms");
  EXPECT_EQ(
      At(Judge(friedman_aligned, {1, 2}, 2), "friedman_aligned").reason().id,
      "too_few_data_sets");
}

}  // namespace
}  // namespace melon::hypothesis
