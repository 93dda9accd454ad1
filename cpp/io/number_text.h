#pragma once

#include <cstddef>
#include <string>

namespace melon {

/// No number takes more characters.
inline constexpr std::size_t kLongestNumber = 32;

/// Writes a finite number and returns the end: whole ones below 2⁵³ without
/// ".0"; others with the fewest digits that read back as the same double
/// (Grisu2: in one case of a thousand one digit more).
char* WriteNumber(double number, char* place);

/// The same for a message, where a sum may be infinite: "∞", "−∞" or "NaN".
[[nodiscard]] std::string NumberText(double number);

/// A number of cases in a sentence, as CountText writes it where it is whole:
/// "1,724", "12.5".
[[nodiscard]] std::string AmountText(double amount);

}  // namespace melon
