#include "kernels/classes/kappa.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

double Plain(double distance) { return distance == 0 ? 0 : 1; }
double Linear(double distance) { return distance; }

TEST(Kappa, IsOneLessTheRatioOfObservedAndExpectedDisagreement) {
  // Observed 3 of 12; expected (8·5 + 4·7)/12 of 12.
  const ConfusionMatrix matrix(Counts{.true_positive = 6,
                                      .false_positive = 1,
                                      .false_negative = 2,
                                      .true_negative = 3});
  EXPECT_NEAR(Kappa(matrix, Plain).number(), 1 - 3 / ((8.0 * 5 + 4 * 7) / 12),
              1e-15);
}

TEST(Kappa, OfAlwaysTheOtherOfTwoEqualClassesIsMinusOne) {
  const ConfusionMatrix matrix(
      Counts{.false_positive = 3, .false_negative = 3});
  EXPECT_EQ(Kappa(matrix, Plain).number(), -1);
}

TEST(Kappa, ChargesDistance) {
  // Truth 0, 2; prediction 1, 2. Observed |0 − 1| = 1 of 2; expected (1 + 2 + 1
  // + 0)/2 = 2 of 2.
  ConfusionMatrix matrix(3);
  matrix.Add(0, 1, 1);
  matrix.Add(2, 2, 1);
  EXPECT_DOUBLE_EQ(Kappa(matrix, Linear).number(), .5);
}

TEST(Kappa, IsUndefinedForOneClassThroughout) {
  const Value value = Kappa(ConfusionMatrix(Counts{.true_positive = 3}), Plain);
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "zero_denominator");
}

}  // namespace
}  // namespace melon
