#pragma once

#include "io/json/json.h"
#include "tasks/counts/data.h"

namespace melon {

/// Nothing is tested. Repetitions have a mean with its spread: which of them is
/// the highest is chance. Of models with a matrix each the best is named.
/// Several matrices of several models have nothing in common.
[[nodiscard]] Json CountsVerdict(const CountsData& data);

}  // namespace melon
