#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc rom;
namespace {

/// Rom 1990, table 1, α = .05: critical values for the largest p-value and on.
TEST(Rom, HasRomsCriticalValuesAtFivePercent) {
  const std::vector<double> critical = {.05, .025, .0169, .0127, .0102};
  for (std::size_t count = 1; count <= critical.size(); ++count) {
    // A p-value at the critical value for the count-th largest is adjusted to
    // .05; the others are 1.
    std::vector<double> p_values(count, 1);
    p_values[0] = critical[count - 1];
    EXPECT_NEAR(Adjusted(rom, p_values)[0], .05, 2e-4) << count;
  }
}

TEST(Rom, SolvesForTheLevelAtWhichThreeAreJustSignificant) {
  // c₃ = α/3 + α²/12.
  const double level = .2;
  const double p_value = (level / 3) + (level * level / 12);
  EXPECT_NEAR(Adjusted(rom, {1, p_value, 1})[1], level, 1e-15);
}

TEST(Rom, AgreesWithItsDefinitionIn40Digits) {
  ExpectGoldenAdjustment(rom, 1e-12);
}

TEST(Rom, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(rom, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(rom, {}, 1).empty());
}

TEST(Rom, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(rom, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(rom, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
