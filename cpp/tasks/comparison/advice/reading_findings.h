#pragma once

#include "tasks/comparison/advice/advice.h"
#include "tasks/comparison/results.h"

namespace melon {

/// Findings on what was decided when the table was read: columns put aside,
/// rows of means and deviations left out, rows treated as folds.
void AddReadingFindings(const Results& results, Advice& advice);

}  // namespace melon
