#pragma once

#include <cstddef>

#include "tasks/comparison/advice.h"
#include "tasks/cv/evidence.h"

namespace melon {

/// One run of so many folds is rarer than several runs.
inline constexpr std::size_t kManyFolds = 20;

/// Known only to whoever made the folds.
inline constexpr OptionHint kRatioHint{"test_train_ratio", ""};

/// What to think of how many folds there are, and of how they were made.
void AddFindingsOnDesign(const CvEvidence& evidence, Advice& advice);

}  // namespace melon
