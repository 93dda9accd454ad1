#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/problem.h"
#include "base/table.h"
#include "roles/assigners/option_roles.h"

namespace melon {

/// The first columns' names, for a message.
[[nodiscard]] std::string ColumnNames(const Table& table);

/// An option names a column that is not there.
[[nodiscard]] Problem UnknownColumn(const Table& table,
                                    const UnknownName& unknown);

/// The header is a title or a line of merged cells, and the names stand below
/// it.
[[nodiscard]] std::optional<Problem> TitleAbove(const Table& table);

/// Whether a name is of a metric, alone or beside other words.
[[nodiscard]] bool NamesMeasure(std::string_view name);

/// Several columns are metrics that were computed already, and none a truth.
[[nodiscard]] std::optional<Problem> MetricsWithoutCases(const Table& table);
/// The metrics of a confusion matrix below each other, as R's broom tidies
/// those of caret.
[[nodiscard]] std::optional<Problem> TidyMetrics(const Table& table);

/// The only column, but for numbers of the rows, is called by a metric that no
/// prediction is called by.
[[nodiscard]] std::optional<Problem> MetricAlone(const Table& table);

/// Each row is a trial of a search for settings, as Optuna lists them.
[[nodiscard]] std::optional<Problem> TrialsOfSearch(const Table& table);

/// Each row is a run of an experiment, as MLflow and Weights & Biases export
/// them.
[[nodiscard]] std::optional<Problem> RunsOfTracking(const Table& table);

/// Two roles have the same column.
[[nodiscard]] Problem ColumnUsedTwice(const std::string& name);

}  // namespace melon
