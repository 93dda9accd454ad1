#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/table.h"
#include "table/cells.h"

namespace melon {

/// The 0-based rows of the file that are kept, ascending.
[[nodiscard]] std::vector<std::size_t> KeptRows(const Table& table,
                                                const UsableRows& rows);

/// The cell's text, verbatim for labels; empty where it is missing or the
/// column keeps no texts.
[[nodiscard]] std::string CellText(const Column& column, std::size_t row);

/// The same of a column of texts that name something, where "none" is a name as
/// any other, as of an ablation.
[[nodiscard]] std::string NameText(const Column& column, std::size_t row);

/// The cell's text in the column of names; without one, or where that cell is
/// empty, the number of the row, counted from 1.
[[nodiscard]] std::string RowName(const Table& table,
                                  const std::optional<std::size_t>& column,
                                  std::size_t row);

}  // namespace melon
