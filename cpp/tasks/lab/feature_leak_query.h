#pragma once

#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "feature_leak", "learner": "gaussian_naive_bayes",
/// "rows": 50, "features": 1000, "selected": 20, "repetitions": 50, "seed": 1}:
/// in each repetition the features are normal noise and the two classes coins,
/// so that every model is right about one half of new cases. Ten-fold
/// cross-validation estimates the accuracy of a learner of the features that
/// are most correlated with the class: once chosen on all rows, which lets the
/// test sets take part (the leak), once inside each training set. Ambroise &
/// McLachlan 2002, Proc. Natl. Acad. Sci. USA 99:6562–6566.
///
/// With "range": [begin, end) of the repetitions, their accuracies {"leaked",
/// "inside"}. With "parts", answers to all ranges, or with neither, the
/// summary: {"feature_leak": the settings, "truth": 0.5, "leaked" and "inside":
/// {"mean", "deviation", "standard_error" over the repetitions}}; and beside
/// them "working": {"of": "leaked" or "inside", "number": key} asks how one of
/// these comes about (`AskedWorking`).
[[nodiscard]] Json FeatureLeakAnswer(const Json& request);

}  // namespace melon
