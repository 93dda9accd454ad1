#include "io/number.h"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

namespace melon {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// As many digits always fit 64 bits.
constexpr std::ptrdiff_t kExactDigits = 19;
/// Up to here every integer is a double.
constexpr std::uint64_t kLargestExactInteger = std::uint64_t{1} << 53;
constexpr std::array<double, kExactDigits + 1> kPowersOfTen = {
    1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,
    1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19};

constexpr std::array<std::string_view, 6> kMissingWords = {
    "na", "n/a", "nan", "null", "none", "?"};

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }
bool IsSign(char byte) { return byte == '-' || byte == '+'; }

char LowerCase(char byte) {
  return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A'))
                                    : byte;
}

/// `lower_case` is in lower case already.
bool EqualsIgnoringCase(std::string_view text, std::string_view lower_case) {
  return std::equal(text.begin(), text.end(), lower_case.begin(),
                    lower_case.end(),
                    [](char a, char b) { return LowerCase(a) == b; });
}

/// Eight characters as one word, the first in the lowest byte.
bool AreEightDigits(std::uint64_t word) {
  return (((word + 0x4646464646464646U) | (word - 0x3030303030303030U)) &
          0x8080808080808080U) == 0;
}

/// Lemire's parallel evaluation: pairs, then quadruples, then the whole.
std::uint64_t ValueOfEightDigits(std::uint64_t word) {
  constexpr std::uint64_t kMask = 0x000000FF000000FFU;
  constexpr std::uint64_t kLowWeights = 100 + (std::uint64_t{1'000'000} << 32);
  constexpr std::uint64_t kHighWeights = 1 + (std::uint64_t{10'000} << 32);
  word -= 0x3030303030303030U;
  word = (word * 10) + (word >> 8);
  return (((word & kMask) * kLowWeights) +
          (((word >> 16) & kMask) * kHighWeights)) >>
         32;
}

/// Appends the digits from `at` on to `number`, modulo 2⁶⁴; the place after
/// them.
const char* TakeDigits(const char* at, const char* end, std::uint64_t& number) {
  while (end - at >= 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof word);
    if (!AreEightDigits(word)) break;
    number = (number * 100'000'000) + (ValueOfEightDigits(word) & 0xFFFFFFFFU);
    at += 8;
  }
  for (; at != end && IsDigit(*at); ++at) {
    number = (number * 10) + static_cast<std::uint64_t>(*at - '0');
  }
  return at;
}

/// digits · 10^−decimals, correctly rounded; decimals ≤ 19.
double Scale(std::uint64_t digits, std::ptrdiff_t decimals) {
  if (digits <= kLargestExactInteger) {
    // Both are exact, so the one division rounds once (Clinger 1990).
    return static_cast<double>(static_cast<std::int64_t>(digits)) /
           kPowersOfTen[static_cast<std::size_t>(decimals)];
  }
  // Eisel–Lemire; it never fails for exponents in [−27, 55].
  const auto rounded =
      fast_float::compute_float<fast_float::binary_format<double>>(-decimals,
                                                                   digits);
  double value = 0;
  fast_float::to_float(false, rounded, value);
  return value;
}

ParsedNumber Flawed(CellFlaw flaw) { return {kNaN, flaw, false}; }

ParsedNumber ReadWord(std::string_view text) {
  const bool missing =
      text.empty() || std::any_of(kMissingWords.begin(), kMissingWords.end(),
                                  [text](std::string_view word) {
                                    return EqualsIgnoringCase(text, word);
                                  });
  if (missing) return Flawed(CellFlaw::missing);
  if (IsSign(text.front())) text.remove_prefix(1);
  const bool infinite =
      EqualsIgnoringCase(text, "inf") || EqualsIgnoringCase(text, "infinity");
  return Flawed(infinite ? CellFlaw::not_finite : CellFlaw::not_a_number);
}

/// Everything that is not a short run of digits with a point.
ParsedNumber ReadAnything(std::string_view text, bool decimal_comma_allowed) {
  const bool comma =
      decimal_comma_allowed && text.find(',') != std::string_view::npos;
  const char point = comma ? ',' : '.';
  std::string_view magnitude = text;
  if (!magnitude.empty() && IsSign(magnitude.front())) {
    magnitude.remove_prefix(1);
  }
  if (magnitude.empty() ||
      (!IsDigit(magnitude.front()) && magnitude.front() != point)) {
    return ReadWord(text);
  }
  double value = 0;
  const char* const end = magnitude.data() + magnitude.size();
  const auto read = fast_float::from_chars_advanced(
      magnitude.data(), end, value,
      fast_float::parse_options{fast_float::chars_format::general, point});
  if (read.ptr != end) return Flawed(CellFlaw::not_a_number);
  if (!std::isfinite(value)) return Flawed(CellFlaw::not_finite);
  return {text.front() == '-' ? -value : value, CellFlaw::none, comma};
}

}  // namespace

ParsedNumber ParseNumber(std::string_view text, bool decimal_comma_allowed) {
  if (text.empty()) return Flawed(CellFlaw::missing);
  const char* at = text.data();
  const char* const end = at + text.size();
  if (IsSign(*at)) ++at;

  std::uint64_t digits = 0;
  const char* const integer_end = TakeDigits(at, end, digits);
  // Zeros in front of the point need no room in 64 bits.
  const std::ptrdiff_t integer_digits =
      integer_end - at == 1 && digits == 0 ? 0 : integer_end - at;
  const bool point =
      integer_end != end &&
      (*integer_end == '.' || (decimal_comma_allowed && *integer_end == ','));
  const char* const decimals = integer_end + (point ? 1 : 0);
  const char* const after =
      point ? TakeDigits(decimals, end, digits) : integer_end;
  const std::ptrdiff_t decimal_count = after - decimals;
  const bool plain = after == end && integer_end - at + decimal_count > 0 &&
                     integer_digits + decimal_count <= kExactDigits;
  if (!plain) return ReadAnything(text, decimal_comma_allowed);
  const double magnitude = Scale(digits, decimal_count);
  return {text.front() == '-' ? -magnitude : magnitude, CellFlaw::none,
          point && *integer_end == ','};
}

bool IsInDigits(std::string_view text) {
  if (!text.empty() && IsSign(text.front())) text.remove_prefix(1);
  return !text.empty() && std::all_of(text.begin(), text.end(), IsDigit);
}

bool IsRounded(std::string_view text, double number) {
  if (std::isnan(number) || IsTold(number) || !IsInDigits(text)) return false;
  if (IsSign(text.front())) text.remove_prefix(1);
  text.remove_prefix(std::min(text.find_first_not_of('0'), text.size()));
  constexpr double kTwoTo64 = 0x1p64;
  const double size = std::fabs(number);
  std::uint64_t digits = 0;
  if (size < kTwoTo64 &&
      text.size() <= static_cast<std::size_t>(kExactDigits)) {
    TakeDigits(text.data(), text.data() + text.size(), digits);
    return digits != static_cast<std::uint64_t>(size);
  }
  // What has more digits is exact only by chance.
  constexpr std::size_t kKeptDigits = 17;
  return text.find_last_not_of('0') >= kKeptDigits;
}

}  // namespace melon
