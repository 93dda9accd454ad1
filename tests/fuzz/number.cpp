// A cell as a number, against the grammar of number.h and the C library's
// strtod.
#include "io/number.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "fuzz/check.h"

namespace melon {
namespace {

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }

/// Whether the whole text is a sign or none, digits with at most one point and
/// at least one digit, and an exponent or none.
bool IsNumber(std::string_view text, char point) {
  std::size_t at = 0;
  const auto skip_sign = [&] {
    if (at < text.size() && (text[at] == '-' || text[at] == '+')) ++at;
  };
  const auto skip_digits = [&] {
    const std::size_t from = at;
    while (at < text.size() && IsDigit(text[at])) ++at;
    return at - from;
  };
  skip_sign();
  std::size_t digits = skip_digits();
  if (at < text.size() && text[at] == point) {
    ++at;
    digits += skip_digits();
  }
  if (digits == 0) return false;
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    skip_sign();
    if (skip_digits() == 0) return false;
  }
  return at == text.size();
}

void Check(std::string_view text, bool comma_allowed) {
  const ParsedNumber parsed = ParseNumber(text, comma_allowed);
  const bool comma = comma_allowed && IsNumber(text, ',');
  std::string normal(text);
  if (comma) {
    for (char& byte : normal) byte = byte == ',' ? '.' : byte;
  }
  if (!comma && !IsNumber(text, '.')) {
    Require(parsed.flaw != CellFlaw::none, "read as a number:", text);
    Require(std::isnan(parsed.value), "a flawed cell has a value:", text);
    return;
  }
  const double expected = std::strtod(normal.c_str(), nullptr);
  if (!std::isfinite(expected)) {
    Require(parsed.flaw == CellFlaw::not_finite, "beyond a double:", text);
    return;
  }
  Require(parsed.flaw == CellFlaw::none, "not read as a number:", text);
  Require(std::memcmp(&parsed.value, &expected, sizeof expected) == 0,
          "another value:", text);
  Require(parsed.decimal_comma == (comma && text.find(',') != text.npos),
          "decimal comma:", text);
}

}  // namespace
}  // namespace melon

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  // In a place of its own, so that a byte beyond the end is an error.
  const std::vector<char> bytes(data, data + size);
  const std::string_view text(bytes.data(), bytes.size());
  if (text.find('\0') != std::string_view::npos) return 0;
  melon::Check(text, false);
  melon::Check(text, true);
  return 0;
}
