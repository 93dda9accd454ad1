#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "table/cells.h"

namespace melon {

/// The queries of the usable rows, in order of first appearance.
struct QueryColumn {
  std::vector<std::string> names;
  /// One entry a usable row.
  std::vector<std::uint32_t> index;
};

/// As what a query column is to be checked; texts and numbers will do.
[[nodiscard]] CellUse QueryUse(const Column& column);

/// Whether different numbers of the column may be the same double: its texts
/// are not kept, and some number is 2⁵³ or more in size.
[[nodiscard]] bool MergesNumbers(const Column& column);

/// The problem with such a column where it is to name something.
[[nodiscard]] Problem MergedNumbers(const Column& column);

/// The problem with a column that has more different texts than are kept, or
/// merges numbers.
[[nodiscard]] std::optional<Problem> CheckQueryColumn(const Column& column);

/// Equal numbers ("1" and "1.0") are one query.
[[nodiscard]] QueryColumn ReadQueries(const Column& column,
                                      const UsableRows& rows);

}  // namespace melon
