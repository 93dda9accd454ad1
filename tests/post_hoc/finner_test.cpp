#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc finner;
namespace {

TEST(Finner, RaisesOneMinusPToThePowerOfMOverI) {
  const std::vector<double> adjusted = Adjusted(finner, {.5, .01, .1});
  EXPECT_NEAR(adjusted[1], 1 - (.99 * .99 * .99), 1e-15);
  EXPECT_NEAR(adjusted[2], 1 - std::pow(.9, 1.5), 1e-15);
  EXPECT_DOUBLE_EQ(adjusted[0], .5);
}

TEST(Finner, KeepsTinyPValuesExact) {
  EXPECT_DOUBLE_EQ(Adjusted(finner, {1e-300, 1, 1})[0], 3e-300);
}

TEST(Finner, AgreesWithItsDefinitionIn40Digits) {
  ExpectGoldenAdjustment(finner);
}

TEST(Finner, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(finner, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(finner, {}, 1).empty());
}

TEST(Finner, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(finner, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(finner, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
