#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/folds/fold_support.h"

namespace melon::hypothesis {
extern const Test cv5x2_t_test;
namespace {

TEST(Cv5x2TTest, DividesTheFirstDifferenceByTheMeanVarianceOfTheRuns) {
  // s² = .00045 .0002 .0002 .0002 .0002, mean .00025.
  const KeyValues values = Compare(cv5x2_t_test, kFiveByTwo);
  const double deviation = std::sqrt(.00025);
  EXPECT_NEAR(At(values, "cv5x2_t").number(), .02 / deviation, 1e-14);
  EXPECT_NEAR(At(values, "cv5x2_t_zhou").number(), .005 / deviation, 1e-14);
  EXPECT_NEAR(At(values, "cv5x2_std").number(), deviation, 1e-15);
  // docs/worked-examples.md.
  EXPECT_NEAR(At(values, "cv5x2_t").number(), 1.264911, 5e-7);
  EXPECT_NEAR(At(values, "cv5x2_t_zhou").number(), .316228, 5e-7);
  EXPECT_NEAR(At(values, "cv5x2_t_seed001").number(), .333333, 5e-7);
  // Dietterich 1998: five variances.
  EXPECT_EQ(At(values, "cv5x2_t_df").number(), 5);
  EXPECT_EQ(At(values, "cv5x2_t_zhou_df").number(), 5);
}

TEST(Cv5x2TTest, AgreesWithItsDefinitionInPython) {
  ExpectGoldenFolds(cv5x2_t_test);
}

TEST(Cv5x2TTest, NeedsFiveRunsOfTwoFoldsThatDiffer) {
  EXPECT_EQ(ReasonOf(At(Compare(cv5x2_t_test, {1, 2, 3, 4, 5, 6, 7, 8, 9}),
                        "cv5x2_t")),
            "not_five_by_two");
  const KeyValues same = Compare(cv5x2_t_test, {1, 1, 2, 2, 3, 3, 4, 4, 5, 5});
  EXPECT_EQ(ReasonOf(At(same, "cv5x2_t_p")), "no_variance");
}

TEST(Cv5x2TTest, IsTheSameInAnotherUnit) {
  const Numbers difference = {3, 1, 0, 2, 4, 4, 1, -1, 0, 0};
  const KeyValues values = Compare(cv5x2_t_test, difference);
  for (const double unit : {0x1p-1000, 0x1p1000}) {
    Numbers other = difference;
    for (double& one : other) one *= unit;
    const KeyValues scaled = Compare(cv5x2_t_test, other);
    for (const char* key : {"cv5x2_t", "cv5x2_t_zhou", "cv5x2_t_seed001"})
      EXPECT_EQ(At(scaled, key).number(), At(values, key).number()) << key;
    EXPECT_EQ(At(scaled, "cv5x2_std").number(),
              At(values, "cv5x2_std").number() * unit);
  }
}

}  // namespace
}  // namespace melon::hypothesis
