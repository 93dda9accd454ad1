#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "kernels/clustering/count_contingency.h"
#include "table/cells.h"

namespace melon {

/// A column read as groups: clusters or true classes.
struct Grouping {
  /// Verbatim, sorted: numbers by value, then texts. Each occurs.
  std::vector<std::string> labels;
  /// The group of each usable row.
  std::vector<std::uint16_t> codes;

  [[nodiscard]] std::size_t group_count() const { return labels.size(); }
  [[nodiscard]] GroupedCases cases() const { return {codes, labels.size()}; }
};

/// Equal numbers ("1" and "1.0") are one group. A Problem (too_many_groups)
/// when there are more than 65,535.
[[nodiscard]] Result<Grouping> GroupRows(const Column& column,
                                         const UsableRows& rows);

}  // namespace melon
