#include "kernels/classes/error_rate.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(ErrorRate, IsTheShareOffTheDiagonal) {
  ConfusionMatrix matrix(3);
  matrix.Add(0, 0, 4);
  matrix.Add(0, 2, 1);
  matrix.Add(1, 1, 2);
  matrix.Add(2, 1, 3);
  EXPECT_DOUBLE_EQ(ErrorRate(matrix).number(), (1.0 + 3) / 10);
}

TEST(ErrorRate, KeepsItsDigitsWhenErrorsAreRare) {
  const ConfusionMatrix matrix(
      Counts{.true_positive = 1e12 - 1, .false_negative = 1});
  EXPECT_DOUBLE_EQ(ErrorRate(matrix).number(), 1e-12);
}

TEST(ErrorRate, IsUndefinedWithoutCases) {
  const Value value = ErrorRate(ConfusionMatrix(2));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon
