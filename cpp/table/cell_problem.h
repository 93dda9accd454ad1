#pragma once

#include <cstdint>

#include "base/problem.h"
#include "base/table.h"
#include "table/cells.h"

namespace melon {

/// What is wrong with the cells of a column that CheckCells refuses, and what
/// can be done: the column is mostly text, or some cells have a flaw and their
/// rows are not to be dropped. `complete`: how many rows would be left, or all
/// where the column cannot be left out instead.
[[nodiscard]] Problem CellProblem(const Table& table,
                                  const WantedColumn& wanted, bool drop,
                                  std::uint64_t complete);

/// No row has usable cells in all columns.
[[nodiscard]] Problem NoRowsLeft();

}  // namespace melon
