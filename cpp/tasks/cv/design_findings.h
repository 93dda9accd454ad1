#pragma once

#include "tasks/comparison/advice/advice.h"
#include "tasks/cv/evidence.h"

namespace melon {

/// Known only to whoever made the folds.
inline constexpr OptionHint kRatioHint{"test_train_ratio", ""};

/// What to think of how many folds there are, and of how they were made.
void AddFindingsOnDesign(const CvEvidence& evidence, Advice& advice);

}  // namespace melon
