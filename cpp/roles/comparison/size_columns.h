#pragma once

#include <cstddef>
#include <vector>

#include "base/table.h"

namespace melon {

/// Of numeric columns in a table with a column for each algorithm, those that
/// are not results: numbers of cases, features or classes by their name, or
/// whole numbers far beyond the other columns, or some that repeat above 1
/// beside proportions, or other traits of data sets on a scale of their own,
/// next to a size by its name. None when nothing would be left. With `by_name`,
/// where the user said that the columns are results, those that are no results
/// by their names, and what stands beside them.
[[nodiscard]] std::vector<std::size_t> SizeColumns(
    const Table& table, const std::vector<std::size_t>& columns,
    bool by_name = false);

}  // namespace melon
