#pragma once

#include "base/data/counts.h"
#include "io/json/json_value.h"

namespace melon {

/// Puts the four counts under "tp", "fp", "fn" and "tn".
void PutCounts(const Counts& counts, Json& json);

}  // namespace melon
