#include <gtest/gtest.h>

#include "hypothesis/tables/table_support.h"

namespace melon::hypothesis {
extern const Test iman_davenport;
namespace {

TEST(ImanDavenport, IsTheRatioOfBothSidesOfFriedmansChiSquared) {
  // χ² 7.125 and 7.6 with N = 4, k = 3: 3·7.125 / (8 − 7.125), 3·7.6 / (8 −
  // 7.6).
  const KeyValues values = Judge(iman_davenport, kNotesTable, 3);
  EXPECT_DOUBLE_EQ(At(values, "iman_davenport_f").number(), 21.375 / .875);
  EXPECT_DOUBLE_EQ(At(values, "iman_davenport_f_tie_corrected").number(), 57);
  EXPECT_EQ(At(values, "iman_davenport_df1").number(), 2);
  EXPECT_EQ(At(values, "iman_davenport_df2").number(), 6);
  // docs/worked-examples.md
  EXPECT_NEAR(At(values, "iman_davenport_p").number(), .00131, 5e-6);
  EXPECT_NEAR(At(values, "iman_davenport_p_tie_corrected").number(), .000125,
              5e-7);
}

TEST(ImanDavenport, GivesTheNumberOfDemsarsPrintedResults) {
  const KeyValues values = Judge(iman_davenport, kDemsarTable, 4);
  EXPECT_NEAR(At(values, "iman_davenport_f").number(), 3.986667, 5e-7);
}

TEST(ImanDavenport, AgreesWithR) { ExpectGoldenTables(iman_davenport, 1e-11); }

TEST(ImanDavenport, HasPZeroAndNoFiniteFWhenAllDataSetsAgree) {
  const KeyValues values = Judge(iman_davenport, {1, 2, 3, 4, 5, 6}, 3);
  EXPECT_EQ(At(values, "iman_davenport_f").reason().id, "rankings_agree");
  EXPECT_EQ(At(values, "iman_davenport_p").number(), 0);
  EXPECT_EQ(At(values, "iman_davenport_f_tie_corrected").reason().id,
            "rankings_agree");
  EXPECT_EQ(At(values, "iman_davenport_p_tie_corrected").number(), 0);
  EXPECT_EQ(At(values, "iman_davenport_df2").number(), 2);
}

TEST(ImanDavenport, IsFiniteWithoutTheCorrectionWhereTheSameTiesReturn) {
  const KeyValues values = Judge(iman_davenport, {1, 1, 3, 4, 4, 6}, 3);
  EXPECT_TRUE(At(values, "iman_davenport_f").defined());
  EXPECT_EQ(At(values, "iman_davenport_f_tie_corrected").reason().id,
            "rankings_agree");
}

TEST(ImanDavenport, IsUndefinedWithoutAnythingToRank) {
  EXPECT_EQ(At(Judge(iman_davenport, {1, 1, 5, 5}, 2), "iman_davenport_p")
                .reason()
                .id,
            "all_tied");
  EXPECT_EQ(
      At(Judge(iman_davenport, {1, 2}, 1), "iman_davenport_p").reason().id,
      "too_few_algorithms");
  EXPECT_EQ(
      At(Judge(iman_davenport, {1, 2}, 2), "iman_davenport_p").reason().id,
      "too_few_data_sets");
}

}  // namespace
}  // namespace melon::hypothesis
