#pragma once

#include <cstddef>
#include <cstdint>

#include "base/table.h"

namespace melon {

// What a column may be where the rows of several models stand below each other.

/// A number that is the same for equal cells of a column and no others.
[[nodiscard]] std::uint64_t CellKey(const Column& column, std::size_t row);

/// A number or name of its own in each row of the file.
[[nodiscard]] bool IsUnique(const Table& table, const Column& column);

/// Called like what tells the cases.
[[nodiscard]] bool NamesCase(const Table& table, std::size_t index);

/// Called like what a model gives.
[[nodiscard]] bool IsCalledEstimate(const Column& column);

/// Classes under a name of any kind, as "diagnosis": few texts, or 0 and 1.
[[nodiscard]] bool HoldsClasses(const Table& table, std::size_t index);

}  // namespace melon
