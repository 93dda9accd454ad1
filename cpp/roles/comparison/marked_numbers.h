#pragma once

#include <optional>
#include <string_view>

#include "base/table.h"

namespace melon {

/// A cell that is a number and something more: "81 %", "0.279 ± 0.01",
/// "94.6 (2)", "94.6*".
struct MarkedNumber {
  /// As written: 81 of "81 %", the mean of "0.279 ± 0.01".
  double value;
  bool percent;
  /// More than a percent sign: a deviation, a rank in brackets, a dagger.
  bool remark;
};

/// Nothing when the text is a plain number or no number at all.
[[nodiscard]] std::optional<MarkedNumber> ReadMarkedNumber(
    std::string_view text, bool decimal_comma_allowed);

/// Whether some cells of the column have a deviation or a remark beside the
/// number.
[[nodiscard]] bool HoldsRemarks(const Column& column,
                                bool decimal_comma_allowed);

/// Whether its cells are numbers, plain or with more.
[[nodiscard]] bool HoldsResultNumbers(const Table& table, const Column& column);

/// The table with the numbers of its columns of such cells. Percent signs must
/// stand in all cells of a column, but for last rows that sum up the others:
/// where they do not, some may be fractions. Nothing when no column has such
/// cells.
[[nodiscard]] std::optional<Table> WithoutMarks(const Table& table);

}  // namespace melon
