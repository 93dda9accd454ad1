#include <gtest/gtest.h>

#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc holm;
namespace {

TEST(Holm, AgreesWithGarciaAndHerrera) {
  ExpectRelative(Adjusted(holm, kGarciaHerrera),
                 {.033941, 1, 4.487e-7, .051052, .050562, .047781, 1, 1.563e-6,
                  .074234, .023044},
                 1e-3);
}

TEST(Holm, AgreesWithR) { ExpectGoldenAdjustment(holm); }

TEST(Holm, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(holm, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(holm, {}, 1).empty());
}

TEST(Holm, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(holm, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(holm, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
