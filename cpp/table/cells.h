#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/table.h"

namespace melon {

/// What a column's cells are wanted as.
enum class CellUse : unsigned char { label, number };

/// A column and what it is wanted as.
struct WantedColumn {
  const Column* column;
  CellUse use;
};

/// Which rows can be used.
struct UsableRows {
  /// 1 where a row is kept; empty when all are.
  std::vector<std::uint8_t> kept;
  std::uint64_t dropped = 0;
};

/// What is wrong with one cell for its use; of `numbers` storage only that
/// something is.
[[nodiscard]] CellFlaw FlawAt(const WantedColumn& wanted, std::size_t row);

/// How many cells of the column have that flaw.
[[nodiscard]] std::uint64_t CountFlawed(const Table& table,
                                        const WantedColumn& wanted,
                                        CellFlaw flaw);

/// Finds the cells that are missing, not finite or not numbers. Without `drop`
/// the first such column is a Problem (missing_cells, not_finite_cells,
/// not_a_number) that names its cells; with it their rows are left out, unless
/// the column is mostly text or no row is left.
[[nodiscard]] Result<UsableRows> CheckCells(
    const Table& table, const std::vector<WantedColumn>& wanted, bool drop);

/// The usable cells of a numeric column, one double a row.
[[nodiscard]] std::vector<double> NumbersOf(const Column& column,
                                            const UsableRows& rows);

}  // namespace melon
