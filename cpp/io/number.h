#pragma once

#include <cmath>
#include <string_view>

#include "base/table.h"

namespace melon {

/// A cell read as a number.
struct ParsedNumber {
  /// NaN unless `flaw` is none.
  double value;
  CellFlaw flaw;
  /// Whether it is a number written with a decimal comma.
  bool decimal_comma;
};

/// The double nearest to the decimal number that is the whole of `text`, ties
/// to even. A number is an optional sign, digits with at most one point and at
/// least one digit (`.5` and `5.` too), and an optional exponent. With
/// `decimal_comma_allowed` the point may be a comma instead. No surrounding
/// spaces, hexadecimal digits, thousands separators or units. A number too
/// small for a double is 0 or subnormal, one too large is `not_finite`.
[[nodiscard]] ParsedNumber ParseNumber(std::string_view text,
                                       bool decimal_comma_allowed);

/// Whether the number tells as much as its digits: from 2⁵³ on different whole
/// numbers may be one double. False for NaN.
[[nodiscard]] inline bool IsTold(double number) {
  return std::fabs(number) < 0x1p53;
}

/// Whether the text is nothing but digits, perhaps behind a sign.
[[nodiscard]] bool IsInDigits(std::string_view text);

/// Whether the text is a whole number, written in digits, that `number`, the
/// double nearest to it, is not.
[[nodiscard]] bool IsRounded(std::string_view text, double number);

}  // namespace melon
