#pragma once

#include "tasks/comparison/advice.h"
#include "tasks/cv/evidence.h"

namespace melon {

/// What to think of the folds and of the tests on them.
void AddFindingsOnFolds(const CvEvidence& evidence, Advice& advice);

}  // namespace melon
