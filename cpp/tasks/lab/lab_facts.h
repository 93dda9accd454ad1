#pragma once

#include <vector>

#include "base/table.h"
#include "io/json/json.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/lab_learners.h"

namespace melon {

/// What is learnt from what: {"target", "goal", "classes" and, of two,
/// "positive"; "features": [{"name", "kind"}], "learners": [{"id", "name",
/// "parameters"}]}.
[[nodiscard]] Json LabFactsJson(const Table& table, const LabData& data,
                                const std::vector<LabLearner>& learners);

}  // namespace melon
