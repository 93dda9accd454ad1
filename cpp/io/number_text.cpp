#include "io/number_text.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <nlohmann/detail/conversions/to_chars.hpp>

#include "base/text.h"
#include "io/number.h"

namespace melon {

void AppendNumber(double number, std::string& text) {
  constexpr double kTwoTo53 = 9007199254740992.0;
  if (std::abs(number) < kTwoTo53 && number == std::trunc(number)) {
    text += std::to_string(static_cast<std::int64_t>(number));
    return;
  }
  std::array<char, 32> buffer;
  const auto* const end = nlohmann::detail::to_chars(
      buffer.data(), buffer.data() + buffer.size(), number);
  text.append(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
}

std::string NumberText(double number) {
  if (std::isnan(number)) return "NaN";
  if (std::isinf(number)) return number > 0 ? "∞" : "−∞";
  std::string text;
  AppendNumber(number, text);
  return text;
}

std::string AmountText(double amount) {
  const bool counts =
      amount >= 0 && IsTold(amount) && amount == std::floor(amount);
  return counts ? CountText(static_cast<std::uint64_t>(amount))
                : NumberText(amount);
}

}  // namespace melon
