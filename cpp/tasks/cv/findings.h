#pragma once

#include "tasks/comparison/advice/advice.h"
#include "tasks/cv/evidence.h"

namespace melon {

/// What to think of the tests on the folds, and of results that are missing.
void AddFindingsOnFolds(const CvEvidence& evidence, Advice& advice);

}  // namespace melon
