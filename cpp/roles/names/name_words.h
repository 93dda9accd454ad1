#pragma once

#include <span>
#include <string>
#include <string_view>

namespace melon {

[[nodiscard]] bool IsWordAmong(std::span<const std::string_view> words,
                               std::string_view word);

/// Cuts the end off, if it is one of these: Chinese puts no spaces between
/// words.
bool CutEnd(std::span<const std::string_view> ends, std::string& word);

}  // namespace melon
