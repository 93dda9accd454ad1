#pragma once

#include "tasks/comparison/advice/advice.h"
#include "tasks/friedman/evidence.h"

namespace melon {

/// What to think of the tests on a table: of the one for all algorithms
/// together and of the comparisons that follow.
void AddFindingsOnTests(const FriedmanEvidence& evidence, Advice& advice);

}  // namespace melon
