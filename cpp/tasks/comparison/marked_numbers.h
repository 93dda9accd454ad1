#pragma once

#include <optional>
#include <string_view>

#include "base/table.h"

namespace melon {

/// A cell that is a number and something more: "81 %", "0.279 ± 0.01".
struct MarkedNumber {
  /// As written: 81 of "81 %", the mean of "0.279 ± 0.01".
  double value;
  bool percent;
  bool deviation;
};

/// Nothing when the text is a plain number or no number at all.
[[nodiscard]] std::optional<MarkedNumber> ReadMarkedNumber(
    std::string_view text, bool decimal_comma_allowed);

/// Whether some cells of the column have a deviation beside the mean.
[[nodiscard]] bool HoldsDeviations(const Column& column,
                                   bool decimal_comma_allowed);

/// The table with the numbers of its columns of such cells. Percent signs must
/// stand in all cells of a column: where they do not, some may be fractions.
/// Nothing when no column has such cells.
[[nodiscard]] std::optional<Table> WithoutMarks(const Table& table);

}  // namespace melon
