#pragma once

#include <vector>

#include "base/problem.h"
#include "io/json/json.h"
#include "options/options.h"
#include "tasks/binary/data.h"

namespace melon {

/// `threshold_on_test_set`, for a verdict that compares errors at thresholds: a
/// threshold chosen on the cases that are judged makes its errors look too few.
/// An own threshold that a rule chooses on these cases was chosen so; of any
/// other than the default that is said as a condition, since a number does not
/// tell where it comes from. Empty where all stand at the default.
[[nodiscard]] std::vector<Problem> ThresholdNotes(const Options& options,
                                                  const BinaryData& data,
                                                  const Json& verdict);

}  // namespace melon
