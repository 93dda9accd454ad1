#pragma once

#include <optional>

#include "forms/reshape.h"

namespace melon {

/// Results with a column that names the metric of each row, whether the models
/// stand below or beside each other: the rows of the first that is called by a
/// metric. Results of different metrics are not folds.
[[nodiscard]] std::optional<Reshaped> KeepOneMetric(const Table& table);

}  // namespace melon
