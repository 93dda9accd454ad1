#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/data/split_plan.h"

namespace melon {

/// Rows by a number that each of them has: of set i,
/// rows[first[i]], …, rows[first[i + 1] - 1], ascending.
struct RowSets {
  std::vector<std::uint32_t> rows;
  std::vector<std::uint32_t> first;

  [[nodiscard]] std::uint32_t count() const {
    return static_cast<std::uint32_t>(first.size() - 1);
  }
  [[nodiscard]] std::span<std::uint32_t> operator[](std::uint32_t set) {
    return {rows.data() + first[set], first[set + 1] - first[set]};
  }
  [[nodiscard]] std::span<const std::uint32_t> operator[](
      std::uint32_t set) const {
    return {rows.data() + first[set], first[set + 1] - first[set]};
  }
};

/// The rows of each class; one set of all rows without classes.
[[nodiscard]] RowSets Strata(const RowsToSplit& rows);

/// The rows of each group; each row is one without groups.
[[nodiscard]] RowSets Groups(const RowsToSplit& rows);

/// Some of the rows, as rows to split by themselves.
class SomeRows {
 public:
  /// `subset` is ascending.
  SomeRows(const RowsToSplit& rows, std::span<const std::uint32_t> subset);

  /// Looks into this object. Classes and groups without a row in the subset
  /// have no number.
  [[nodiscard]] RowsToSplit rows() const { return {count_, stratum_, group_}; }

 private:
  std::uint32_t count_;
  std::vector<std::uint16_t> stratum_;
  std::vector<std::uint32_t> group_;
};

}  // namespace melon
