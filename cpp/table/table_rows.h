#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/table.h"

namespace melon {

/// Stands for a row that the file does not have.
inline constexpr std::size_t kNoRow = static_cast<std::size_t>(-1);

/// The cells of these rows, in this order; a missing one for kNoRow, at the
/// line of `fallback`, which is as long as `rows`. The column knows the line of
/// each cell.
[[nodiscard]] Column TakeRows(const Table& table, const Column& column,
                              const std::vector<std::size_t>& rows,
                              const std::vector<std::size_t>& fallback);

/// A table of these columns, of which the rows begin where the file's do.
[[nodiscard]] Table TableOf(const Table& table, std::vector<Column> columns,
                            const std::vector<std::size_t>& rows);

/// A table of texts as the reader makes it: a header and rows, each at a line
/// of the file.
[[nodiscard]] Table TableOfTexts(
    const std::vector<std::string>& header,
    const std::vector<std::vector<std::string>>& rows,
    const std::vector<std::uint64_t>& lines);

}  // namespace melon
