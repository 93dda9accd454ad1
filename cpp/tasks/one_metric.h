#pragma once

#include <optional>

#include "tasks/reshape.h"

namespace melon {

/// A list of results with a column that names the metric of each row: the rows
/// of the first metric. Results of different metrics are not folds.
[[nodiscard]] std::optional<Reshaped> KeepOneMetric(const Table& table);

}  // namespace melon
