#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace melon {

[[nodiscard]] bool IsWordAmong(std::span<const std::string_view> words,
                               std::string_view word);

/// Whether one of the words stands in a name: "wins" in "wins_of_a".
[[nodiscard]] bool HasWordOf(std::span<const std::string_view> words,
                             std::string_view name);

/// Cuts the end off, if it is one of these: Chinese puts no spaces between
/// words.
bool CutEnd(std::span<const std::string_view> ends, std::string& word);

/// "Dataset" of "Dataset (error rate)".
[[nodiscard]] std::string_view WithoutRemark(std::string_view name);

/// "FID" of "FID↓", and of "⬇️ FID".
[[nodiscard]] std::string WithoutArrows(std::string_view name);

/// Which way such a name says that results are better. Nothing where it has no
/// arrow, or arrows of both kinds.
[[nodiscard]] std::optional<bool> HigherIsBetterByArrow(std::string_view name);

}  // namespace melon
