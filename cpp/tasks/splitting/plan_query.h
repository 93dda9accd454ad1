#pragma once

#include "base/table.h"
#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "plan", "plan": "k_fold", "folds": 10, "stratify":
/// "species", "group": null, "seed": 1, "listing": "folds"} about the rows of a
/// table: {"plan": facts, "warnings"}, and as "listing" says, the rows from 1:
/// "folds", for each repeat the fold that tests each row, or "sets", {"repeat",
/// "fold", "inner_fold", "train", "test"} of each split, in which "train" is
/// left out where it is all other rows. docs/lab.md describes all of it.
[[nodiscard]] Json PlanAnswer(const Table& table, const Json& request);

}  // namespace melon
