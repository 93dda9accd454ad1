#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/problem.h"

/// What may be wrong with a CSV file, each with its place and its remedy. Lines
/// and columns count from 1.
namespace melon::csv_problem {

[[nodiscard]] Problem EmptyFile();
/// Delimiters alone.
[[nodiscard]] Problem EmptyCells();
/// Sentences, and no cells.
[[nodiscard]] Problem RunningText();
[[nodiscard]] Problem HeaderOnly();
[[nodiscard]] Problem RaggedRow(std::uint64_t line, std::uint64_t cells,
                                std::uint64_t expected);
[[nodiscard]] Problem UnclosedQuote(std::uint64_t line);
/// With or without its closing quote.
[[nodiscard]] Problem QuotedCellTooLong(std::uint64_t line);
/// `cell`: the one before that text, with its quotes.
[[nodiscard]] Problem TextAfterQuote(std::uint64_t line, std::string_view cell);
[[nodiscard]] Problem DuplicateColumn(std::string_view name,
                                      std::uint64_t first,
                                      std::uint64_t second);
[[nodiscard]] Problem TooManyColumns(std::uint64_t line, std::uint64_t columns);
[[nodiscard]] Problem RowTooLong(std::uint64_t line);
[[nodiscard]] Problem ZeroByte(std::uint64_t line);
/// `before`: what stands on the line in front of the first malformed byte.
[[nodiscard]] Problem InvalidUtf8(std::uint64_t line, std::string_view before);

/// What the first bytes of a file betray: UTF-16, or another format than text.
[[nodiscard]] std::optional<Problem> OfSignature(std::string_view first_bytes);

/// Cells with blanks between them, as R's write.table, NumPy's savetxt and a
/// printed data frame have them.
[[nodiscard]] Problem BlankDelimited();

}  // namespace melon::csv_problem
