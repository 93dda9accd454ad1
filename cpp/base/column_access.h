#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/table.h"

namespace melon {

/// `none`, `missing`, `not_finite`, `not_a_number`.
[[nodiscard]] std::string_view FlawName(CellFlaw flaw);

/// The cells that cannot be used in a certain reading of a column.
struct FlawSummary {
  std::uint64_t missing = 0;
  std::uint64_t not_finite = 0;
  std::uint64_t not_a_number = 0;
  /// The first of them, at most 20, in order of rows.
  std::vector<FlawedCell> first;

  [[nodiscard]] std::uint64_t total() const {
    return missing + not_finite + not_a_number;
  }
};

/// One number a row, NaN in a flawed cell. Not for a dropped column.
[[nodiscard]] std::vector<double> ToNumbers(const Column& column);

/// What is wrong with the column as numbers. Not for a dropped column.
[[nodiscard]] FlawSummary NumberFlaws(const Column& column);

/// What is wrong with a coded column as categories: only missing cells are.
[[nodiscard]] FlawSummary CategoryFlaws(const Column& column);

}  // namespace melon
