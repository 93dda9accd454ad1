#pragma once

#include "base/table.h"
#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "search", "learner": "decision_tree:max_depth=3",
/// "strategy": "bayesian", "budget": 30, "metric": "accuracy", "seed": 1,
/// "trials": […]}, with the target and goal as `LabAnswer` takes them, about a
/// table. Hyper-parameters that the learner is given stay as they are, the
/// others are searched, those with levels ("max_depth=1|5|9") among these. A
/// trial is {"learner": "decision_tree:max_depth=3:…", "training_share": 1,
/// "results": the metric in each fold, null where it is undefined}.
///
/// {"search": what is searched how, "trials": [{"learner", "parameters",
/// "training_share", "mean" over the folds in which the metric is defined,
/// "best" mean so far of those that learnt from all rows}], "winner": {"trial":
/// the number of the first one with the best mean of these, "tied": how many
/// different learners have it, "of": how many have a mean}, "next": learners to
/// try, which may be tried side by side; none at the end, "training_share" of
/// each training set that they learn from, "used" of the budget}. With "outer":
/// [{"best": the best mean of a search within the training set of an outer
/// fold, "result": of what it chose in the test set}], also under "outer" the
/// means of both. With "working": {"trial": place, "number": "mean" or "best"},
/// or {"number": "inner_mean" or "outer_mean"}, how that comes about
/// (`AskedWorking`).
[[nodiscard]] Json SearchAnswer(const Table& table, const Json& request);

}  // namespace melon
