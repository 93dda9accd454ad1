#include <gtest/gtest.h>

#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc shaffer;
namespace {

TEST(Shaffer, MultipliesByHowManyCanStillBeTrue) {
  // Of the three pairs of three algorithms 3, 1 or none can be true.
  EXPECT_EQ(Adjusted(shaffer, {.01, .02, .04}, 3),
            (std::vector<double>{3 * .01, 3 * .01, .04}));
}

TEST(Shaffer, AgreesWithGarciaAndHerrera) {
  ExpectRelative(Adjusted(shaffer, kGarciaHerrera, 5),
                 {.029093, 1, 4.487e-7, .051052, .047781, .047781, 1, 1.042e-6,
                  .074234, .017283},
                 1e-3);
}

TEST(Shaffer, AgreesWithItsDefinitionInPython) {
  ExpectGoldenAdjustment(shaffer);
}

TEST(Shaffer, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(shaffer, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(shaffer, {}, 1).empty());
}

TEST(Shaffer, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(shaffer, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(shaffer, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
