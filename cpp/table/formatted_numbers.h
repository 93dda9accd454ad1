#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// The first cell of a column that is a number but for how it is written:
/// "$1,200", "1 200,50 €", "12 kg", "18.5 MWh". Nothing where half of the texts
/// are not.
struct FormattedCell {
  std::uint64_t row;
  std::string text;
};
[[nodiscard]] std::optional<FormattedCell> FormattedNumber(
    const Column& column);

/// What to do about the first column of such numbers; nothing without any.
[[nodiscard]] std::optional<Problem> FormattedColumn(const Table& table);

/// The same about this column.
[[nodiscard]] std::optional<Problem> FormattedColumn(const Table& table,
                                                     const Column& column);

/// The same about this column where each of the first cells has its number, or
/// its numbers, in brackets, as pandas writes arrays: "[0.25]", "[0.25 0.75]".
[[nodiscard]] std::optional<Problem> NumbersInBrackets(const Table& table,
                                                       std::size_t index);

}  // namespace melon
