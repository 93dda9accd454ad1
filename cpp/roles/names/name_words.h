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

/// Whether a name contains a part, which is simplified: "pred" in "ypred_rf".
/// "hat" must be a word, as in "y_hat" and "yhat1": it is none in "sulphates".
[[nodiscard]] bool ContainsPart(std::string_view name, std::string_view part);

/// Cuts the end off, if it is one of these: Chinese puts no spaces between
/// words.
bool CutEnd(std::span<const std::string_view> ends, std::string& word);

/// Whether each word of one name is in another: those of "day" in
/// "predicted_day".
[[nodiscard]] bool HasAllWordsOf(std::string_view part, std::string_view name);

/// "uci_row_number", "Row no".
[[nodiscard]] bool NamesRowNumbers(std::string_view name);

/// "Dataset" of "Dataset (error rate)".
[[nodiscard]] std::string_view WithoutRemark(std::string_view name);

/// "FID" of "FID↓", and of "⬇️ FID".
[[nodiscard]] std::string WithoutArrows(std::string_view name);

/// Which way such a name says that results are better. Nothing where it has no
/// arrow, or arrows of both kinds.
[[nodiscard]] std::optional<bool> HigherIsBetterByArrow(std::string_view name);

}  // namespace melon
