#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/table.h"

namespace melon {

/// Whether a row of a list is called an average and nothing else: "average",
/// "micro avg".
[[nodiscard]] bool IsCalledAverage(const std::string& name);

/// "Average", "Avg. rank", "std", 平均: a row or column that sums up others.
[[nodiscard]] bool IsSummaryName(const std::string& name);

/// The same of a statistic alone: "CV Mean", "Std Dev", "min".
[[nodiscard]] bool IsStatisticName(const std::string& name);

/// Names of the last rows that sum up those above them, by their names
/// ("Average accuracy", "Avg. rank", 平均), because they count wins, ties and
/// losses ("5/1/0"), or because their results are the means of those above; and
/// of what stands below a row of means. Empty where there are none, or nothing
/// else.
[[nodiscard]] std::vector<std::string> SummaryRows(
    const Table& table, const std::optional<std::size_t>& names,
    std::span<const std::size_t> results = {});

/// How many rows stand above those, whichever column of texts names the rows.
[[nodiscard]] std::size_t RowsAboveSummaries(const Table& table);

/// The table without its last rows.
[[nodiscard]] Table WithoutLastRows(const Table& table, std::size_t count);

}  // namespace melon
