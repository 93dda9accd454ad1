#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/table.h"
#include "forms/join/named_table.h"

namespace melon {

/// The cells of one column of all files below each other, under the name that
/// the first file gives it. `places`: of each file its column.
[[nodiscard]] Column StackColumn(std::span<const NamedTable> files,
                                 const std::vector<std::size_t>& places);

}  // namespace melon
