#pragma once

#include <optional>
#include <string_view>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// That a table which lacks a count of confusion matrices lists results of
/// learners on data sets, and which options compare these. Nothing where no
/// column names the learners or the data sets, or none is a metric.
[[nodiscard]] std::optional<Problem> ResultsBesideCounts(
    const Table& table, std::string_view missing);

}  // namespace melon
