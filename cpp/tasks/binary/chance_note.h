#pragma once

#include <optional>
#include <span>

#include "base/problem.h"
#include "base/value.h"
#include "io/json/json.h"

namespace melon {

/// Of each model's AUC.
struct AucLimits {
  std::span<const Value> lower;
  std::span<const Value> upper;
};

/// `chance_in_doubt`, for a verdict on one model with a test against chance:
/// the interval of its AUC excludes ½ and the test does not reject it, or the
/// other way round. Nothing where they agree.
[[nodiscard]] std::optional<Problem> ChanceNote(const AucLimits& limits,
                                                double alpha,
                                                const Json& verdict);

}  // namespace melon
