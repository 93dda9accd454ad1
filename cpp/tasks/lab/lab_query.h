#pragma once

#include "base/table.h"
#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "lab", "target": "species", "learners":
/// ["decision_tree:max_depth=3"], and a plan as `PlanAnswer` takes it} about a
/// table. Without "splits": {"lab": what is learnt from what, "plan": facts,
/// "warnings"}. With "splits": [begin, end) of the plan's, their predictions:
/// {"row", "repeat", "fold" and "truth" of each tested row, "outputs":
/// [{"learner", "class", "values"}], "predicted": [{"learner", "values"}] the
/// classes that these come to, "warnings"}; a "truth" of classes counts them
/// from 0, and a number has no "class" and no "predicted". Inner folds of a
/// nested plan are passed over. With "apparent": true the same of models that
/// learn from all rows and predict them.
[[nodiscard]] Json LabAnswer(const Table& table, const Json& request);

}  // namespace melon
