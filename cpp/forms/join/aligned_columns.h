#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/table.h"

namespace melon {

/// Where two columns differ.
struct Difference {
  std::uint64_t count = 0;
  /// The first case.
  std::size_t first = 0;
};

/// A column of a file, by cases.
struct AlignedColumn {
  const Table& table;
  const Column& column;
  /// Of each case, kNoRow where the file does not have it; empty: row by row.
  const std::vector<std::size_t>& rows;

  [[nodiscard]] std::size_t RowOf(std::size_t index) const {
    return rows.empty() ? index : rows[index];
  }
  [[nodiscard]] std::size_t size() const {
    return rows.empty() ? static_cast<std::size_t>(table.row_count)
                        : rows.size();
  }
  /// As a cell in a message.
  [[nodiscard]] std::string TextOf(std::size_t index) const;
};

/// Whether all cells are the same numbers or the same texts.
[[nodiscard]] bool AreSame(const AlignedColumn& one,
                           const AlignedColumn& other);

/// How many cells are neither the same number nor the same text.
[[nodiscard]] Difference DifferenceOf(const AlignedColumn& one,
                                      const AlignedColumn& other);

/// The column by cases. `own`: the line of each case in the file; the cells
/// know their lines where these are not `lines`.
[[nodiscard]] Column TakeAligned(const AlignedColumn& from,
                                 const std::vector<std::uint64_t>& own,
                                 const std::vector<std::uint64_t>& lines);

/// The line of each case in the file; 0 where it has none.
[[nodiscard]] std::vector<std::uint64_t> LinesOf(
    const Table& table, const std::vector<std::size_t>& rows);

}  // namespace melon
