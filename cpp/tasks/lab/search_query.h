#pragma once

#include "base/table.h"
#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "search", "learner": "decision_tree:max_depth=3",
/// "strategy": "bayesian", "budget": 30, "metric": "accuracy", "seed": 1,
/// "trials": […]}, with the target and goal as `LabAnswer` takes them, about a
/// table. Hyper-parameters that the learner is given stay as they are, the
/// others are searched. A trial is {"learner": "decision_tree:max_depth=3:…",
/// "results": the metric in each fold, null where it is undefined}.
///
/// {"search": what is searched how, "trials": [{"learner", "parameters",
/// "mean" over the folds in which the metric is defined, "best" mean so far}],
/// "next": learners to try, which may be tried side by side; none at the end}.
[[nodiscard]] Json SearchAnswer(const Table& table, const Json& request);

}  // namespace melon
