#pragma once

#include <optional>
#include <string_view>

#include "io/number.h"

namespace melon {

/// Without spaces at both ends.
[[nodiscard]] std::string_view Trimmed(std::string_view text);

/// The number before a percent sign, which ends the text; nothing without one.
/// Spaces may stand around both, also those that do not break.
[[nodiscard]] std::optional<std::string_view> BeforePercentSign(
    std::string_view text);

/// "81.7 %" as 0.817, the nearest double; nothing for any other text.
[[nodiscard]] std::optional<ParsedNumber> ParsePercent(
    std::string_view text, bool decimal_comma_allowed);

}  // namespace melon
