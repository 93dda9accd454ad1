#pragma once

#include <string_view>

#include "hypothesis/test.h"
#include "report/models/working_json.h"
#include "report/verdict/verdict.h"

namespace melon {

/// By accuracy, with the interval of the difference by Tango's score test and
/// McNemar's mid-p: both look at the same discordant cases.
inline constexpr VerdictBasis kByAccuracy{.metric = "accuracy",
                                          .test = "mcnemar_midp",
                                          .difference = "accuracy_diff",
                                          .low = "accuracy_diff_low",
                                          .high = "accuracy_diff_high",
                                          .p = "mcnemar_midp"};

/// Appends `accuracy_diff`, a − b, and its limits `accuracy_diff_low` and
/// `_high`. `cases` is the weight of all cases.
void AddAccuracyDifference(const PairView& pair, double cases, double level,
                           KeyValues& values);

/// How `accuracy_diff` comes about, and its interval.
[[nodiscard]] WorkedMeasure WorkOutAccuracyDifference(const PairView& pair,
                                                      double cases,
                                                      double level);

}  // namespace melon
