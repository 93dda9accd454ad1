#include "io/percent.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(ParsePercent, IsTheNearestDoubleOfTheHundredth) {
  EXPECT_EQ(ParsePercent("81.7 %", false)->value, 0.817);
  EXPECT_EQ(ParsePercent("81.7%", false)->value, 0.817);
  EXPECT_EQ(ParsePercent(" 7\u00a0％", false)->value, 0.07);
  EXPECT_EQ(ParsePercent("-0.3\\%", false)->value, -0.003);
  EXPECT_EQ(ParsePercent("100 %", false)->value, 1);
  EXPECT_EQ(ParsePercent("1e2%", false)->value, 1);
}

TEST(ParsePercent, KnowsTheDecimalComma) {
  EXPECT_EQ(ParsePercent("81,7 %", true)->value, 0.817);
  EXPECT_TRUE(ParsePercent("81,7 %", true)->decimal_comma);
  EXPECT_FALSE(ParsePercent("81,7 %", false));
}

TEST(ParsePercent, IsNothingElse) {
  for (const std::string_view text :
       {"81.7", "", "%", "x %", "81 % ± 2 %", "% 5", "5 % 6"})
    EXPECT_FALSE(ParsePercent(text, false)) << text;
}

}  // namespace
}  // namespace melon
