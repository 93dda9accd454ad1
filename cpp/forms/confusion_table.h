#pragma once

#include <optional>

#include "base/result.h"
#include "forms/reshape.h"
#include "options/task_kind.h"

namespace melon {

/// Whether the table has about as many rows as columns, so that it may be a
/// confusion matrix: some classes may lack one of the two.
[[nodiscard]] bool IsNearlySquare(const Table& table);

/// A confusion matrix as a file has it, with the classes as header and in the
/// first column: the same counts as a list of truth, predicted label and
/// weight. Numbers that are not whole are sums of weights where the names say
/// which axis is the truth. A last row or column of sums is left out. Without a
/// task, a table that speaks of data sets or algorithms, or has only zeros on
/// its diagonal, is not one; with a task that is not about classes, none is. A
/// Problem where there are too many classes.
[[nodiscard]] Result<std::optional<Reshaped>> ReadConfusionTable(
    const Table& table, std::optional<TaskKind> task);

/// What scikit-learn's classification_report gives contains metrics and no
/// cases: the sentence that says what to give instead.
[[nodiscard]] std::optional<Problem> ClassificationReport(const Table& table);

}  // namespace melon
