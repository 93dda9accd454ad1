#include "io/number_text.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "base/random.h"
#include "io/number.h"

namespace melon {
namespace {

TEST(NumberText, WritesWholeNumbersWithoutAPoint) {
  EXPECT_EQ(NumberText(0), "0");
  EXPECT_EQ(NumberText(-0.0), "0");
  EXPECT_EQ(NumberText(-12), "-12");
  EXPECT_EQ(NumberText(9007199254740991), "9007199254740991");
}

TEST(NumberText, WritesTheFewestDigitsThatReadBack) {
  EXPECT_EQ(NumberText(0.1), "0.1");
  EXPECT_EQ(NumberText(0.1 + 0.2), "0.30000000000000004");
  EXPECT_EQ(NumberText(1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(NumberText(-0.00012), "-0.00012");
  EXPECT_EQ(NumberText(0.000012), "1.2e-05");
  EXPECT_EQ(NumberText(9007199254740992), "9.007199254740992e+15");
  EXPECT_EQ(NumberText(1e300), "1e+300");
  EXPECT_EQ(NumberText(5e-324), "5e-324");
}

TEST(NumberText, ReadsBackAsTheSameDouble) {
  Random random(1);
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t bits = random();
    double number = 0;
    std::memcpy(&number, &bits, sizeof number);
    if (!std::isfinite(number) || number == 0) continue;
    const std::string text = NumberText(number);
    EXPECT_EQ(ParseNumber(text, false).value, number) << text;
  }
}

TEST(NumberText, OfASumThatLeftTheRangeOfDoublesCanBeRead) {
  EXPECT_EQ(NumberText(1e308 * 10), "∞");
  EXPECT_EQ(NumberText(-1e308 * 10), "−∞");
  EXPECT_EQ(NumberText(std::nan("")), "NaN");
}

TEST(WriteNumber, HasRoomForTheLongest) {
  for (const double longest :
       {-1.2345678901234567e-300, -5e-324, -9007199254740991.0,
        -2.2250738585072014e-308, -0.00012345678901234567}) {
    std::array<char, kLongestNumber> text;
    const auto size = static_cast<std::size_t>(
        WriteNumber(longest, text.data()) - text.data());
    EXPECT_LE(size, 24U);
    EXPECT_EQ(std::string(text.data(), size), NumberText(longest));
  }
}

TEST(AmountText, IsACountWhereItIsWhole) {
  EXPECT_EQ(AmountText(1724), "1,724");
  EXPECT_EQ(AmountText(0), "0");
  EXPECT_EQ(AmountText(12.5), "12.5");
}

}  // namespace
}  // namespace melon
