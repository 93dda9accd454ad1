#include <gtest/gtest.h>

#include "hypothesis/tables/table_support.h"

namespace melon::hypothesis {
extern const Test kendall_w;
namespace {

TEST(KendallW, IsFriedmansChiSquaredAsAShareOfItsLargestValue) {
  // 7.6 / (4·2)
  EXPECT_DOUBLE_EQ(At(Judge(kendall_w, kNotesTable, 3), "kendall_w").number(),
                   .95);
}

TEST(KendallW, IsTheMeanOfSpearmansCorrelations) {
  // Rankings 123, 132, 231: ρ is 1/2, −1/2 and 1/2, so NW − 1 = 2·(1/6).
  const KeyValues values = Judge(kendall_w, {1, 2, 3, 1, 3, 2, 2, 3, 1}, 3);
  EXPECT_DOUBLE_EQ(At(values, "kendall_w").number(), (1 + (2. / 6)) / 3);
}

TEST(KendallW, AgreesWithItsDefinitionAndScipysFDistribution) {
  ExpectGoldenTables(kendall_w, 1e-11);
}

TEST(KendallW, IsOneWithPZeroWhenAllDataSetsAgree) {
  const KeyValues values = Judge(kendall_w, {1, 2, 3, 4, 5, 6}, 3);
  EXPECT_EQ(At(values, "kendall_w").number(), 1);
  EXPECT_EQ(At(values, "kendall_w_p").number(), 0);
}

TEST(KendallW, IsZeroWhenAllMeanRanksAreTheSame) {
  const KeyValues values = Judge(kendall_w, {1, 2, 3, 3, 2, 1}, 3);
  EXPECT_EQ(At(values, "kendall_w").number(), 0);
  EXPECT_EQ(At(values, "kendall_w_p").number(), 1);
}

TEST(KendallW, HasNoPForTwoAlgorithmsOnTwoDataSets) {
  const KeyValues values = Judge(kendall_w, {1, 2, 2, 1}, 2);
  EXPECT_EQ(At(values, "kendall_w").number(), 0);
  EXPECT_EQ(At(values, "kendall_w_p").reason().id, "no_degrees_of_freedom");
}

TEST(KendallW, IsUndefinedWithoutAnythingToRank) {
  EXPECT_EQ(At(Judge(kendall_w, {1, 1, 5, 5}, 2), "kendall_w").reason().id,
            "all_tied");
  EXPECT_EQ(At(Judge(kendall_w, {1, 2}, 1), "kendall_w").reason().id,
            "too_few_algorithms");
  EXPECT_EQ(At(Judge(kendall_w, {1, 2}, 2), "kendall_w").reason().id,
            "too_few_data_sets");
}

}  // namespace
}  // namespace melon::hypothesis
