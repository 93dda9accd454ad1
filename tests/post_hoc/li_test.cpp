#include <gtest/gtest.h>

#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc li;
namespace {

TEST(Li, HoldsEachPValueAgainstTheLargest) {
  EXPECT_EQ(Adjusted(li, {.5, .01, .1}),
            (std::vector<double>{.5, .01 / (.01 + .5), .1 / (.1 + .5)}));
}

TEST(Li, FindsNothingBesideAPValueOfOne) {
  EXPECT_EQ(Adjusted(li, {1e-9, 1}), (std::vector<double>{1, 1}));
}

TEST(Li, AgreesWithItsDefinitionInPython) { ExpectGoldenAdjustment(li); }

TEST(Li, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(li, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(li, {}, 1).empty());
}

TEST(Li, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(li, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(li, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
