#pragma once

#include <optional>

#include "forms/reshape.h"

namespace melon {

/// A column of texts that names the metric of each row: by its header, or
/// because each of its texts is called by a metric.
[[nodiscard]] bool NamesMetrics(const Column& column);

/// Results with a column that names the metric of each row, whether the models
/// stand below or beside each other: the rows of the first that is called by a
/// metric. Results of different metrics are not folds. Nothing where the user
/// chose a metric's own column.
[[nodiscard]] std::optional<Reshaped> KeepOneMetric(
    const Table& table, const Options& options = {});

/// Whether a column that is called a metric was chosen for the results: then
/// what names one says which was the main one of the row.
[[nodiscard]] bool ChoosesMetric(const Options& options);

}  // namespace melon
