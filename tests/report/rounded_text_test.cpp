#include "report/rounded_text.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(RoundedText, KeepsThreeSignificantDigits) {
  EXPECT_EQ(RoundedText(0), "0");
  EXPECT_EQ(RoundedText(.15385), "0.154");
  EXPECT_EQ(RoundedText(-.00012345), "−0.000123");
  EXPECT_EQ(RoundedText(2.26216), "2.26");
  EXPECT_EQ(RoundedText(1234.5), "1235");
  EXPECT_EQ(RoundedText(.05), "0.05");
  EXPECT_EQ(RoundedText(1.23456e-200), "1.23e−200");
  EXPECT_EQ(RoundedText(1.23456e-310), "1.23e−310");
}

TEST(PercentText, RoundsToWholePercent) {
  EXPECT_EQ(PercentText(.888), "89 %");
  EXPECT_EQ(PercentText(1), "100 %");
  EXPECT_EQ(PercentText(.9954), "99.5 %");
  EXPECT_EQ(PercentText(.9999999), "100 %");
  EXPECT_EQ(PercentText(0), "0 %");
}

TEST(ProbabilityText, HasThreeDecimalsAndNoZeroBeforeThePoint) {
  EXPECT_EQ(ProbabilityText(.0123456, .05), "p = .012");
  EXPECT_EQ(ProbabilityText(.00912, .05), "p = .009");
  EXPECT_EQ(ProbabilityText(.5, .05), "p = .500");
  EXPECT_EQ(ProbabilityText(.99949, .05), "p = .999");
  EXPECT_EQ(ProbabilityText(.9995, .05), "p = 1.000");
  EXPECT_EQ(ProbabilityText(1, .05), "p = 1.000");
}

TEST(ProbabilityText, RoundsHalvesUpAsThePageDoes) {
  // 1/16 is exact, .0155 is stored a little below.
  EXPECT_EQ(ProbabilityText(.0625, .05), "p = .063");
  EXPECT_EQ(ProbabilityText(.0155, .05), "p = .015");
}

TEST(ProbabilityText, DoesNotSayZero) {
  EXPECT_EQ(ProbabilityText(0, .05), "p < .001");
  EXPECT_EQ(ProbabilityText(.00099, .05), "p < .001");
  EXPECT_EQ(ProbabilityText(.001, .05), "p = .001");
}

TEST(ProbabilityText, ShowsOnWhichSideOfTheLevelItLies) {
  EXPECT_EQ(ProbabilityText(.0503, .05), "p = .0503");
  EXPECT_EQ(ProbabilityText(.05, .05), "p = .050");
  EXPECT_EQ(ProbabilityText(.0499, .05), "p = .050");
  EXPECT_EQ(ProbabilityText(.05000001, .05), "p = .050000");
}

TEST(ProbabilityText, GoesDownToALevelBelowAThousandth) {
  EXPECT_EQ(ProbabilityText(.00042, .0001), "p = .00042");
  EXPECT_EQ(ProbabilityText(.00005, .0001), "p < .0001");
  EXPECT_EQ(ProbabilityText(.00010001, .0001), "p = .00010001");
}

TEST(PValueText, IsTheSameWithoutItsRelation) {
  EXPECT_EQ(PValueText(.0276, .05), ".028");
  EXPECT_EQ(PValueText(.0001, .05), "< .001");
}

}  // namespace
}  // namespace melon
