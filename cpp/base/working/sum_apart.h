#pragma once

#include "base/working/working.h"

namespace melon {

/// A sum for a fraction, a root or parentheses, which do not wrap: with numbers
/// too long for a phone it becomes a line of its own, whose sign is what it is
/// in symbols; a short one stays as it is.
[[nodiscard]] Term SumApart(const Term& sum, Working& working);

}  // namespace melon
