#pragma once

#include "io/json/json.h"
#include "options/options.h"
#include "tasks/cv/judged_pairs.h"

namespace melon {

/// Which learner is better than the next over the folds of one data set, by the
/// test that decides (deciding.h), and which other pairs it tells apart; of one
/// learner the interval of its mean, and the test against ε₀.
[[nodiscard]] Json CvVerdict(const CvData& data, const CvFindings& findings,
                             const JudgedPairs& judged, const Options& options);

}  // namespace melon
