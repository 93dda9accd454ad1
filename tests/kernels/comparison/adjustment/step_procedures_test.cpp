#include "kernels/comparison/adjustment/step_procedures.h"

#include <gtest/gtest.h>

#include <vector>

#include "kernels/comparison/adjustment/holm.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

double TimesRemaining(double p_value, double place, double count) {
  return p_value * (count - place + 1);
}

const Numbers kPValues = {.03, .005, .025, .9};

TEST(StepDown, NeverFallsAsTheRawValuesRise) {
  EXPECT_EQ(StepDown(kPValues, TimesRemaining),
            (Numbers{3 * .025, 4 * .005, 3 * .025, .9}));
  EXPECT_EQ(StepDown(kPValues, TimesRemaining), HolmAdjust(kPValues));
}

TEST(StepUp, NeverRisesAsTheRawValuesFall) {
  EXPECT_EQ(StepUp(kPValues, TimesRemaining),
            (Numbers{2 * .03, 4 * .005, 2 * .03, .9}));
}

TEST(StepProcedures, StayAtMostOne) {
  EXPECT_EQ(StepDown(Numbers{.9, .6}, TimesRemaining), (Numbers{1, 1}));
  EXPECT_EQ(StepUp(Numbers{1, .6}, TimesRemaining), (Numbers{1, 1}));
}

TEST(StepProcedures, OfNothingGiveNothing) {
  EXPECT_TRUE(StepDown({}, TimesRemaining).empty());
  EXPECT_TRUE(StepUp({}, TimesRemaining).empty());
}

}  // namespace
}  // namespace melon
