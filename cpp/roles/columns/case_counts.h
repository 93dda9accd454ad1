#pragma once

#include <cstddef>

#include "base/table.h"

namespace melon {

/// Whether a column may say how often each row stands for a case, as
/// dplyr::count() and pandas' groupby().size() call it: `n`, `size`, `0`. Whole
/// numbers from 0 on, some of them above 1.
[[nodiscard]] bool MayCountCases(const Column& column);

/// Whether it does for certain: beside it stand only the truth and columns of
/// its labels, and no combination of labels comes twice.
[[nodiscard]] bool CountsCases(const Table& table, std::size_t truth,
                               std::size_t index);

}  // namespace melon
