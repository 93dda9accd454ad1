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

/// The problem with a column of more different texts than are kept.
[[nodiscard]] std::optional<Problem> CheckQueryColumn(const Column& column);

/// Equal numbers ("1" and "1.0") are one query.
[[nodiscard]] QueryColumn ReadQueries(const Column& column,
                                      const UsableRows& rows);

}  // namespace melon
