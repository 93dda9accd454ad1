#pragma once

#include <cstddef>

#include "base/table.h"

namespace melon {

/// Whether most of the column's first cells that are not empty are sentences.
[[nodiscard]] bool HoldsSentences(const Table& table, std::size_t column);

}  // namespace melon
