#pragma once

#include "base/working/working.h"

namespace melon {

/// The last two lines of an interval's working, L and U: its limits.
void ShowLimits(const Term& low, const Term& high, Working& working);

}  // namespace melon
