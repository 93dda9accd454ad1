#pragma once

#include <cstddef>
#include <string_view>

namespace melon {

/// Where the first byte stands that is not part of well-formed UTF-8 (Unicode
/// 15, table 3-7: nothing overlong, no surrogates, at most U+10FFFF);
/// `std::string_view::npos` if there is none.
[[nodiscard]] std::size_t FindInvalidUtf8(std::string_view text);

/// Length of the malformed part with which `text` begins, for which one U+FFFD
/// stands: as much of a character as there is (Unicode 15, §3.9, "maximal
/// subpart"), or one byte.
[[nodiscard]] std::size_t MalformedLength(std::string_view text);

/// Whether some byte is not ASCII.
[[nodiscard]] bool HasNonAscii(std::string_view text);

/// The longest start of `text` that has at most `max_bytes` bytes and does not
/// cut a character.
[[nodiscard]] std::string_view CutAtCharacter(std::string_view text,
                                              std::size_t max_bytes);

/// `text` without its last character if that is not ASCII: what is certain of a
/// text that was cut anywhere.
[[nodiscard]] std::string_view WithoutPartialCharacter(std::string_view text);

}  // namespace melon
