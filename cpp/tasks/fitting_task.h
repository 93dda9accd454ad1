#pragma once

#include <string_view>

#include "base/problem.h"
#include "options/task_kind.h"

namespace melon {

/// Says behind a problem that the table fits another task than the chosen one.
void PointToTask(TaskKind fitting, Problem& problem);

/// Says behind a problem that a column may be a clustering.
void PointToClustering(std::string_view column, Problem& problem);

/// Says behind a problem that no column would do as the truth of the chosen
/// task.
void PointAwayFromTask(TaskKind chosen, Problem& problem);

}  // namespace melon
