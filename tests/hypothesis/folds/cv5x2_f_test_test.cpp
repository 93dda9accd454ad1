#include <gtest/gtest.h>

#include "hypothesis/folds/fold_support.h"

namespace melon::hypothesis {
extern const Test cv5x2_f_test;
namespace {

TEST(Cv5x2FTest, DividesAllSquaresByTwiceTheVariancesOfTheRuns) {
  // Σ d² = .0004 + .0001 + .0009 + .0001 + .0004 + .0001 + .0009 + .0004.
  const KeyValues values = Compare(cv5x2_f_test, kFiveByTwo);
  EXPECT_NEAR(At(values, "cv5x2_f").number(), .0033 / .0025, 1e-14);
  // docs/worked-examples.md: 1.32, p .4001.
  EXPECT_NEAR(At(values, "cv5x2_f_p").number(), .4001, 5e-5);
  // Alpaydın 1999: F with 10 and 5 degrees of freedom.
  EXPECT_EQ(At(values, "cv5x2_f_df1").number(), 10);
  EXPECT_EQ(At(values, "cv5x2_f_df2").number(), 5);
}

TEST(Cv5x2FTest, AgreesWithScipy) { ExpectGoldenFolds(cv5x2_f_test); }

TEST(Cv5x2FTest, NeedsFiveRunsOfTwoFoldsThatDiffer) {
  EXPECT_EQ(ReasonOf(At(Compare(cv5x2_f_test, {1, 2}), "cv5x2_f")),
            "not_five_by_two");
  EXPECT_EQ(ReasonOf(At(Compare(cv5x2_f_test, Numbers(10, .1)), "cv5x2_f_p")),
            "no_variance");
  EXPECT_EQ(ReasonOf(At(Compare(cv5x2_f_test, Numbers(10, 1e200)), "cv5x2_f")),
            "no_variance");
}

}  // namespace
}  // namespace melon::hypothesis
