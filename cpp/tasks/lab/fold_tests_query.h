#pragma once

#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "fold_tests", "runs": 1, "folds": 10, "correlation":
/// 0.1, "difference": 0, "alpha": 0.05, "draws": 2000, "seed": 1}: how often
/// the tests of two learners over folds reject, where it is known whether they
/// should. No table is needed.
///
/// In each draw the learners differ in runs × folds folds. The differences are
/// normal about the true one, `difference`, and every two of them have the same
/// correlation. Where each case is tested once, the standard deviation of their
/// mean would be 1 without it, so that of a single fold is √folds: `difference`
/// means the same whatever the folds.
///
/// {"fold_tests": the settings, "test_train_ratio", "tests": [{"key" of its
/// statistic, "rejected": in which share of the draws p ≤ α, with the limits
/// "low" and "high" of its 95 % Wilson interval, "exact": the probability,
/// where there is a closed form, else null; of t also "degrees_of_freedom",
/// "limit": the critical value, "histogram" of the draws, as densities
/// "heights" between "edges", what lies further out being in the last one, and
/// "density": what the test takes for it, "x" and "y"}]}. Tests of five by two
/// folds are there where it is five by two.
[[nodiscard]] Json FoldTestsAnswer(const Json& request);

}  // namespace melon
