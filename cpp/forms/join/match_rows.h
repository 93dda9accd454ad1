#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "forms/join/named_table.h"

namespace melon {

/// So many identifiers are named as examples.
inline constexpr std::size_t kExamples = 3;

/// Columns that all files have and that identify a row together.
struct Identifier {
  /// As the first file calls them.
  std::vector<std::string> names;
  /// Of each file.
  std::vector<std::vector<std::size_t>> columns;
};

/// Which rows of the files belong together.
struct Matched {
  /// Of each file its row for each case that all files have, in the order of
  /// the first; empty, also of one file alone: row by row.
  std::vector<std::vector<std::size_t>> rows = {};
  std::uint64_t row_count = 0;
  /// Of each file, how many rows are not in all others, and the first of them.
  std::vector<std::uint64_t> unmatched = {};
  std::vector<std::vector<std::string>> first_unmatched = {};
};

/// The rows with the same identifier; those without one match nothing. A
/// Problem where an identifier is in a file twice (join_repeats), or none is in
/// all files (join_nothing_matches).
[[nodiscard]] Result<Matched> MatchRows(std::span<const NamedTable> files,
                                        const Identifier& identifier);

/// The same, with the cases that not every file has: kNoRow stands for the row
/// of a file without one. They follow the cases of the first file, in the order
/// of the files. Nothing is unmatched.
[[nodiscard]] Result<Matched> MatchAllRows(std::span<const NamedTable> files,
                                           const Identifier& identifier);

}  // namespace melon
