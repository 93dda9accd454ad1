#pragma once

#include "base/table.h"
#include "io/json/json.h"
#include "tasks/lab/lab_basis.h"

namespace melon {

/// The answer to {"type": "lab", "target": "species", "learners":
/// ["decision_tree:max_depth=3"], and a plan as `PlanAnswer` takes it} about a
/// table. Without "splits": {"lab": what is learnt from what, "plan": facts,
/// "warnings"}. With "splits": [begin, end) of the plan's, their predictions:
/// {"row", "repeat", "fold" and "truth" of each tested row, "outputs":
/// [{"learner", "class", "values"}], "predicted": [{"learner", "values"}] the
/// classes that these come to, "training_rows" of each split, "warnings"}; a
/// "truth" of classes counts them from 0, and a number has no "class" and no
/// "predicted". Inner folds of a nested plan are passed over. "outer_folds" and
/// "outer_fold" put the plan within others (`ReadLabPlan`). With
/// "training_share": .3 each learner learns from that share of each training
/// set (`TrainingSubset`), and with "with_training": true the answer has under
/// "training" the same of the rows that were learnt from. With "apparent": true
/// it is about models that learn from all rows and predict them. `kept` is what
/// earlier requests read of the same table.
[[nodiscard]] Json LabAnswer(const Table& table, const Json& request,
                             KeptLabBasis& kept);

}  // namespace melon
