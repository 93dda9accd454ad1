#include <gtest/gtest.h>

#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc bonferroni;
namespace {

TEST(Bonferroni, MultipliesEveryPValueByTheirNumber) {
  EXPECT_EQ(Adjusted(bonferroni, {.5, .01, .1}),
            (std::vector<double>{1, 3 * .01, 3 * .1}));
}

TEST(Bonferroni, AgreesWithR) { ExpectGoldenAdjustment(bonferroni); }

TEST(Bonferroni, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(bonferroni, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(bonferroni, {}, 1).empty());
}

TEST(Bonferroni, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(bonferroni, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(bonferroni, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
