#pragma once

#include <optional>

#include "base/table.h"
#include "forms/reshape.h"

namespace melon {

/// Whether two lines below the header say what the columns contain and what
/// they are for, as in Orange's tab-delimited files.
[[nodiscard]] bool HasOrangeHeader(const Table& table);

/// The table without those lines: the column that they call the class is the
/// truth, those that they call nothing are inputs, where others are meta
/// columns, such as predictions. Nothing where there are no such lines.
[[nodiscard]] std::optional<Reshaped> ReadOrangeHeader(const Table& table);

}  // namespace melon
