#include "io/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <nlohmann/detail/conversions/to_chars.hpp>

#include "base/text.h"
#include "io/number.h"

namespace melon {

char* WriteNumber(double number, char* place) {
  constexpr double kTwoTo53 = 9007199254740992.0;
  char* const end = place + kLongestNumber;
  if (std::abs(number) < kTwoTo53 && number == std::trunc(number))
    return std::to_chars(place, end, static_cast<std::int64_t>(number)).ptr;
  return nlohmann::detail::to_chars(place, end, number);
}

std::string NumberText(double number) {
  if (std::isnan(number)) return "NaN";
  if (std::isinf(number)) return number > 0 ? "∞" : "−∞";
  std::array<char, kLongestNumber> text;
  return {text.data(), WriteNumber(number, text.data())};
}

std::string AmountText(double amount) {
  const bool counts =
      amount >= 0 && IsTold(amount) && amount == std::floor(amount);
  return counts ? CountText(static_cast<std::uint64_t>(amount))
                : NumberText(amount);
}

}  // namespace melon
