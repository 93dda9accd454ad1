#pragma once

#include "tasks/comparison/advice/advice.h"
#include "tasks/friedman/evidence.h"

namespace melon {

/// What to think of the comparisons of three algorithms or more that follow
/// the test for all of them together.
void AddFindingsOnComparisons(const FriedmanEvidence& evidence, Advice& advice);

}  // namespace melon
