#pragma once

#include <cstddef>
#include <optional>

#include "base/function_view.h"
#include "base/table.h"
#include "options/task_kind.h"

namespace melon {

/// What stands in a file that melon lab has written: "row", "repeat", "fold",
/// the target, and behind it nothing but predictions.
struct LabPredictions {
  std::size_t target;
  /// binary or multiclass where they are of classes, "LEARNER:CLASS"; else
  /// regression. Nothing where whole numbers may be classes as well.
  std::optional<TaskKind> task;
};

/// Nothing for any other table. One with the same first columns may have
/// results of folds as well: cases are known by folds of several rows, and
/// where folds have one row each by the names of learners.
[[nodiscard]] std::optional<LabPredictions> FindLabPredictions(
    const Table& table, FunctionView<bool(std::size_t)> is_called_model);

}  // namespace melon
