#pragma once

#include "tasks/binomial/data.h"
#include "tasks/comparison/advice/advice.h"

namespace melon {

/// What to think of the counts themselves, whatever is tested: of choosing
/// among several experiments, of their cases, of errors that look like
/// successes. `alpha` is that of an interval.
void AddFindingsOnExperiments(const BinomialData& data, double alpha,
                              Advice& advice);

}  // namespace melon
