#pragma once

#include "base/table.h"

namespace melon {

/// Texts, or the whole numbers from 0 or 1 on without a gap: what groups of
/// rows are called by. Each of at least two has two rows or more.
[[nodiscard]] bool CanNameGroups(const Column& column);

/// Whether the rows of each value of a coded column follow each other.
[[nodiscard]] bool StandInBlocks(const Column& column);

/// Whether each value of a coded column has as many rows as any other.
[[nodiscard]] bool StandEquallyOften(const Column& column);

}  // namespace melon
