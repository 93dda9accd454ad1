#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/table.h"

namespace melon {

/// "Average", "Avg. rank", "std", 平均: a row or column that sums up others.
[[nodiscard]] bool IsSummaryName(const std::string& name);

/// Names of the last rows that sum up those above them: "Average", "Avg. rank",
/// 平均. Empty where there are none, or nothing else.
[[nodiscard]] std::vector<std::string> SummaryRows(
    const Table& table, const std::optional<std::size_t>& names);

/// The table without its last rows.
[[nodiscard]] Table WithoutLastRows(const Table& table, std::size_t count);

}  // namespace melon
