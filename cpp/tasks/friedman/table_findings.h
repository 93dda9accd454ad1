#pragma once

#include "tasks/comparison/advice/advice.h"
#include "tasks/friedman/evidence.h"

namespace melon {

/// What to think of a table of algorithms and data sets, whatever is tested on
/// it: rows that are not data sets, ties, ranks in place of results.
void AddFindingsOnTable(const FriedmanEvidence& evidence, Advice& advice);

}  // namespace melon
