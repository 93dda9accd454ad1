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
  // definitions.md §2.
  EXPECT_NEAR(At(values, "cv5x2_t").number(), 1.264911, 5e-7);
  EXPECT_NEAR(At(values, "cv5x2_t_zhou").number(), .316228, 5e-7);
  EXPECT_NEAR(At(values, "cv5x2_t_seed001").number(), .333333, 5e-7);
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
  EXPECT_EQ(ReasonOf(At(Compare(cv5x2_t_test, Numbers(10, 1e200)), "cv5x2_t")),
            "overflow");
}

}  // namespace
}  // namespace melon::hypothesis
