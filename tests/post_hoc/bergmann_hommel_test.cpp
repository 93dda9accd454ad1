#include <gtest/gtest.h>

#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc bergmann_hommel;
namespace {

TEST(BergmannHommel, LooksAtAllThatCanBeTrueTogether) {
  // Three algorithms: either all three pairs are true, or one, or none.
  EXPECT_EQ(Adjusted(bergmann_hommel, {.01, .02, .04}, 3),
            (std::vector<double>{3 * .01, 3 * .01, .04}));
}

TEST(BergmannHommel, AgreesWithGarciaAndHerrera) {
  ExpectRelative(Adjusted(bergmann_hommel, kGarciaHerrera, 5),
                 {.029093, 1, 4.487e-7, .038289, .030337, .031854, 1, 1.042e-6,
                  .038289, .011522},
                 1e-3);
}

TEST(BergmannHommel, AgreesWithItsRuleAtEveryLevelInPython) {
  ExpectGoldenAdjustment(bergmann_hommel);
}

TEST(BergmannHommel, IsComputedForNineAlgorithmsAndRefusedForTen) {
  EXPECT_TRUE(
      bergmann_hommel.adjust(std::vector<double>(36, .001), 9)[35].defined());
  EXPECT_EQ(
      bergmann_hommel.adjust(std::vector<double>(45, .001), 10)[44].reason().id,
      "too_many_algorithms_for_exhaustive_sets");
}

TEST(BergmannHommel, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(bergmann_hommel, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(bergmann_hommel, {}, 1).empty());
}

TEST(BergmannHommel, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(bergmann_hommel, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(bergmann_hommel, {1, 1, 1}, 3),
            (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
