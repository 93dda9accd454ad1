#include <gtest/gtest.h>

#include "hypothesis/tables/table_support.h"

namespace melon::hypothesis {
extern const Test quade;
namespace {

TEST(Quade, WeighsEachRankingByTheRankOfItsRange) {
  // Ranges .2 .4 .8 .2 with ranks 1.5 3 4 1.5; rankings 1 2 3 | 1 2.5 2.5 | 1 2
  // 3 | 1 2 3, around 2: sums −10, 1.5, 8.5; all squares 2.25·2 + 9·1.5 + 16·2
  // + 2.25·2 = 54.5.
  const double of_sums = 100 + 2.25 + 72.25;
  const KeyValues values = Judge(quade, kNotesTable, 3);
  EXPECT_DOUBLE_EQ(At(values, "quade_f").number(),
                   3 * of_sums / 4 / (54.5 - (of_sums / 4)));
  EXPECT_EQ(At(values, "quade_df1").number(), 2);
  EXPECT_EQ(At(values, "quade_df2").number(), 6);
}

TEST(Quade, GivesConoversExample) {
  // Conover 1999, § 5.8: sales of five brands of hand lotion in seven stores
  // (the example of R's quade.test): F = 3.8293, df 4 and 24, p = .01519.
  const KeyValues values = Judge(
      quade, {5, 4, 7,  10, 12, 1,  3,  1,  0,  2,  16, 12, 22, 22, 35, 5, 4, 3,
              5, 4, 10, 9,  7,  13, 10, 19, 18, 28, 37, 58, 10, 7,  6,  8, 7},
      5);
  EXPECT_NEAR(At(values, "quade_f").number(), 3.8293, 5e-5);
  EXPECT_NEAR(At(values, "quade_p").number(), .01519, 5e-6);
}

TEST(Quade, AgreesWithR) { ExpectGoldenTables(quade, 1e-11); }

TEST(Quade, TakesRangesAsEqualThatAreEqualInDecimal) {
  ASSERT_NE(.9 - .8, .8 - .7);
  const KeyValues decimal = Judge(quade, {.9, .8, .8, .7, .1, .9}, 2);
  const KeyValues whole = Judge(quade, {9, 8, 8, 7, 1, 9}, 2);
  EXPECT_EQ(At(decimal, "quade_f").number(), At(whole, "quade_f").number());
}

TEST(Quade, HasConoversPWhenFIsInfinite) {
  // (1/3!) to the power 2 − 1.
  const KeyValues values = Judge(quade, {1, 2, 3, 4, 5, 6}, 3);
  EXPECT_EQ(At(values, "quade_f").reason().id, "rankings_agree");
  EXPECT_DOUBLE_EQ(At(values, "quade_p").number(), 1. / 6);
}

TEST(Quade, TakesDifferencesAsTiedThatAreEqualButForRounding) {
  ExpectTheSameOfShares(quade);
}

TEST(Quade, IsUndefinedWithoutAnythingToRank) {
  EXPECT_EQ(At(Judge(quade, {1, 1, 5, 5}, 2), "quade_f").reason().id,
            "all_tied");
  EXPECT_EQ(At(Judge(quade, {1, 2}, 1), "quade_f").reason().id,
            "too_few_algorithms");
  EXPECT_EQ(At(Judge(quade, {1, 2}, 2), "quade_f").reason().id,
            "too_few_data_sets");
}

}  // namespace
}  // namespace melon::hypothesis
