#include <gtest/gtest.h>

#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc hochberg;
namespace {

TEST(Hochberg, MultipliesAndNeverRisesAsTheRawValuesFall) {
  // Times 4, 3, 2, 1: .02, .075, .06, .9; the .075 must not exceed the .06.
  EXPECT_EQ(Adjusted(hochberg, {.03, .005, .025, .9}),
            (std::vector<double>{2 * .03, 4 * .005, 2 * .03, .9}));
}

TEST(Hochberg, AgreesWithR) { ExpectGoldenAdjustment(hochberg); }

TEST(Hochberg, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(hochberg, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(hochberg, {}, 1).empty());
}

TEST(Hochberg, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(hochberg, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(hochberg, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
