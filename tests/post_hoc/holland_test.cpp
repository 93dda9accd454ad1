#include <gtest/gtest.h>

#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc holland;
namespace {

TEST(Holland, IsHolmsProcedureWithSidaksBound) {
  const std::vector<double> adjusted = Adjusted(holland, {.5, .01, .1});
  EXPECT_NEAR(adjusted[1], 1 - (.99 * .99 * .99), 1e-15);
  EXPECT_NEAR(adjusted[2], 1 - (.9 * .9), 1e-15);
  EXPECT_DOUBLE_EQ(adjusted[0], .5);
}

TEST(Holland, AgreesWithStatsmodels) {
  // statsmodels loses digits of small values in 1 − (1 − p).
  ExpectGoldenAdjustment(holland, 1e-9);
}

TEST(Holland, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(holland, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(holland, {}, 1).empty());
}

TEST(Holland, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(holland, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(holland, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
