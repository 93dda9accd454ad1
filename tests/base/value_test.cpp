#include "base/value.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/reasons.h"

namespace melon {
namespace {

TEST(Value, IsANumber) {
  const Value value = 0.25;
  EXPECT_TRUE(value.defined());
  EXPECT_EQ(value.number(), 0.25);
}

TEST(Value, OfZeroIsDefined) { EXPECT_TRUE(Value(0.0).defined()); }

TEST(Value, OrTheReasonWhyThereIsNone) {
  const Value value = reasons::one_class;
  EXPECT_FALSE(value.defined());
  EXPECT_TRUE(std::isnan(value.number()));
  EXPECT_EQ(value.reason().id, "one_class");
  EXPECT_FALSE(value.reason().words.chinese.empty());
}

TEST(FiniteValue, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(FiniteValue(2).number(), 2);
  EXPECT_EQ(FiniteValue(1e308 * 10).reason().id, "overflow");
  EXPECT_EQ(FiniteValue(std::nan("")).reason().id, "overflow");
}

TEST(Value, OfWhatLeftTheRangeOfDoublesIsUndefinedAndNotInfinite) {
  const double huge = 1e308;
  for (const double number : {10 * huge, -10 * huge, 10 * huge - 10 * huge}) {
    const Value value = number;
    EXPECT_FALSE(value.defined());
    EXPECT_TRUE(std::isnan(value.number()));
    EXPECT_EQ(value.reason().id, "overflow");
  }
}

}  // namespace
}  // namespace melon
