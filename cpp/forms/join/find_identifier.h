#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "forms/join/match_rows.h"
#include "forms/join/named_table.h"

namespace melon {

/// How the rows of files belong together.
struct Alignment {
  /// Nothing: row by row.
  std::optional<Identifier> identifier;
  Matched matched;
};

/// The column of every file that is called like this one of the first, but for
/// case and punctuation; nothing where a file has none.
[[nodiscard]] std::optional<std::vector<std::size_t>> CommonColumn(
    std::span<const NamedTable> files, std::size_t of_first);

/// Columns that all files have and that may identify a row, as the first calls
/// them. `truths`: of each file the column that is known as its truth.
[[nodiscard]] std::vector<std::string> IdentifierChoices(
    std::span<const NamedTable> files, const std::vector<std::size_t>& truths);

/// By the columns that the user named: one column, or several with commas
/// between them; "rows" for none. In a file without a column of that name it is
/// the one with the same values.
[[nodiscard]] Result<Alignment> AlignAsTold(
    std::span<const NamedTable> files, const std::vector<std::size_t>& truths,
    const std::string& join);

/// By what is called like an identifier and is different in every row of every
/// file; by several such columns together; by texts that are different in every
/// row; by such columns of other names with the same values; else row by row,
/// where no file has more rows than another. Row numbers identify nothing.
[[nodiscard]] Result<Alignment> AlignByGuess(
    std::span<const NamedTable> files, const std::vector<std::size_t>& truths);

}  // namespace melon
