#pragma once

#include "io/json/json.h"
#include "options/options.h"
#include "tasks/cv/data.h"
#include "tasks/cv/tests.h"

namespace melon {

/// Which test fits learners in the folds of a resampling and why, and what to
/// think of the tests that were made.
[[nodiscard]] Json CvAdvice(const CvData& data, const CvFindings& findings,
                            const Options& options);

}  // namespace melon
