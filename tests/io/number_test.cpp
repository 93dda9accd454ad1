#include "io/number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>

#include "base/bits.h"
#include "base/random.h"

namespace melon {
namespace {

std::uint64_t Bits(double value) { return BitsOf(value); }

double NumberOf(std::string_view text, bool decimal_comma_allowed = false) {
  const ParsedNumber parsed = ParseNumber(text, decimal_comma_allowed);
  EXPECT_EQ(parsed.flaw, CellFlaw::none) << text;
  return parsed.value;
}

CellFlaw FlawOf(std::string_view text, bool decimal_comma_allowed = false) {
  const ParsedNumber parsed = ParseNumber(text, decimal_comma_allowed);
  EXPECT_EQ(std::isnan(parsed.value), parsed.flaw != CellFlaw::none) << text;
  return parsed.flaw;
}

TEST(ParseNumber, ReadsDigitsSignPointAndExponent) {
  EXPECT_EQ(NumberOf("0"), 0);
  EXPECT_EQ(NumberOf("12"), 12);
  EXPECT_EQ(NumberOf("+7"), 7);
  EXPECT_EQ(NumberOf("-0.25"), -1.0 / 4);
  EXPECT_EQ(NumberOf(".5"), 1.0 / 2);
  EXPECT_EQ(NumberOf("-.5"), -1.0 / 2);
  EXPECT_EQ(NumberOf("5."), 5);
  EXPECT_EQ(NumberOf("007"), 7);
  EXPECT_EQ(NumberOf("1e-3"), 1.0 / 1000);
  EXPECT_EQ(NumberOf("1E+05"), 100000);
  EXPECT_EQ(NumberOf("+2.5e1"), 25);
}

TEST(ParseNumber, KeepsTheSignOfZero) {
  EXPECT_TRUE(std::signbit(NumberOf("-0")));
  EXPECT_TRUE(std::signbit(NumberOf("-0.0e5")));
  EXPECT_FALSE(std::signbit(NumberOf("+0")));
}

TEST(ParseNumber, RoundsToTheNearestDouble) {
  EXPECT_EQ(NumberOf("0.1"), 0.1);
  EXPECT_EQ(NumberOf("0.123456789012345678"), 0.123456789012345678);
  EXPECT_EQ(NumberOf("0.98765432109876543210987654321"),
            0.98765432109876543210987654321);
  // 2⁵³ + 1 lies halfway and goes to the even 2⁵³; anything above goes up.
  EXPECT_EQ(NumberOf("9007199254740993"), 9007199254740992.0);
  EXPECT_EQ(NumberOf("9007199254740993.00000000000000000000000000000001"),
            9007199254740994.0);
  EXPECT_EQ(NumberOf("9007199254740992"), 0x1p53);
  EXPECT_EQ(NumberOf("9999999999999999999"), 1e19);
  EXPECT_EQ(NumberOf("18446744073709551616"), 0x1p64);
}

TEST(ParseNumber, OfRandomTextEqualsStrtod) {
  // Oracle: strtod of the C library (glibc 2.36, musl in wasm), correctly
  // rounded.
  Random random(1);
  for (int i = 0; i < 200'000; ++i) {
    std::string text = random.Below(3) == 0 ? "-" : "";
    for (std::uint32_t n = 1 + random.Below(i % 2 == 0 ? 3 : 22); n > 0; --n) {
      text += static_cast<char>('0' + random.Below(10));
    }
    if (random.Below(4) != 0) {
      text += '.';
      for (std::uint32_t n = random.Below(26); n > 0; --n) {
        text += static_cast<char>('0' + random.Below(10));
      }
    }
    if (random.Below(5) == 0) {
      text += 'e' + std::to_string(static_cast<int>(random.Below(600)) - 330);
    }
    const double expected = std::strtod(text.c_str(), nullptr);
    if (std::isinf(expected)) {
      ASSERT_EQ(FlawOf(text), CellFlaw::not_finite) << text;
    } else {
      ASSERT_EQ(Bits(NumberOf(text)), Bits(expected)) << text;
    }
  }
}

TEST(ParseNumber, BelowTheRangeOfADoubleIsSubnormalOrZero) {
  EXPECT_EQ(NumberOf("5e-324"), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(NumberOf("1e-400"), 0);
  EXPECT_EQ(NumberOf("1e-99999999999999999999"), 0);
}

TEST(ParseNumber, BeyondTheRangeOfADoubleIsNotFinite) {
  EXPECT_EQ(NumberOf("1.7976931348623157e308"),
            std::numeric_limits<double>::max());
  EXPECT_EQ(FlawOf("1e309"), CellFlaw::not_finite);
  EXPECT_EQ(FlawOf("-1e99999999999999999999"), CellFlaw::not_finite);
  EXPECT_EQ(FlawOf(std::string(400, '9')), CellFlaw::not_finite);
}

TEST(ParseNumber, KnowsTheWordsForInfinityInAnyCase) {
  for (const char* text :
       {"inf", "-inf", "+Inf", "INF", "Infinity", "-infinity"}) {
    EXPECT_EQ(FlawOf(text), CellFlaw::not_finite) << text;
  }
}

TEST(ParseNumber, KnowsTheWordsForMissingInAnyCase) {
  for (const char* text : {"", "NA", "na", "N/A", "n/a", "nan", "NaN", "NULL",
                           "null", "None", "?"}) {
    EXPECT_EQ(FlawOf(text), CellFlaw::missing) << text;
  }
}

TEST(ParseNumber, RefusesAnyOtherText) {
  for (const char* text :
       {"a",         "-",           "+",     ".",       "-.",     "+-5",
        "--5",       "1.2.3",       "1e",    "1e+",     "e5",     "0x10",
        "1 000",     "1_000",       "1'000", "50%",     "1,5",    "5 ",
        " 5",        "1.5f",        "1d3",   "infinit", "nan(1)", "++inf",
        "12345678a", "1.23456789a", "-nan",  "１"}) {
    EXPECT_EQ(FlawOf(text), CellFlaw::not_a_number) << text;
  }
}

TEST(ParseNumber, TakesACommaForThePointWhereAllowed) {
  EXPECT_EQ(NumberOf("1,5", true), 1.5);
  EXPECT_EQ(NumberOf(",5", true), 0.5);
  EXPECT_EQ(NumberOf("-1,5e3", true), -1500);
  EXPECT_EQ(NumberOf("1.5", true), 1.5);
  EXPECT_TRUE(ParseNumber("1,5", true).decimal_comma);
  EXPECT_TRUE(ParseNumber("1,5e3", true).decimal_comma);
  EXPECT_FALSE(ParseNumber("1.5", true).decimal_comma);
  EXPECT_FALSE(ParseNumber("15", true).decimal_comma);
}

TEST(ParseNumber, RefusesPointAndCommaTogether) {
  for (const char* text : {"1.234,5", "1,234.5", "1,2,3", "1,5e", ","}) {
    EXPECT_EQ(FlawOf(text, true), CellFlaw::not_a_number) << text;
  }
}

TEST(IsInDigits, AllowsASignAndNothingElse) {
  for (const char* text : {"0", "007", "-12", "+12345678901234567890"})
    EXPECT_TRUE(IsInDigits(text)) << text;
  for (const char* text : {"", "-", "1.0", "1e5", " 1", "1 ", "1,000", "a1"})
    EXPECT_FALSE(IsInDigits(text)) << text;
}

TEST(IsRounded, SeesTheWholeNumbersThatAreNoDoubles) {
  const auto rounded = [](const std::string& text) {
    return IsRounded(text, NumberOf(text));
  };
  for (const char* text :
       {"9007199254740993", "-9007199254740993", "0009007199254740993",
        "18446744073709551615", "123456789012345678901"})
    EXPECT_TRUE(rounded(text)) << text;
  for (const char* text :
       {"9007199254740992", "9007199254740991", "9007199254740994", "7",
        "9.007199254740993e15", "100000000000000000000000", "0.1"})
    EXPECT_FALSE(rounded(text)) << text;
}

}  // namespace
}  // namespace melon
