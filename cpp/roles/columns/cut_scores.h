#pragma once

#include "base/table.h"

namespace melon {

/// Whether 0 and 1 of one column are scores of another below and from a
/// threshold on, in every row that has both: labels of the same model.
[[nodiscard]] bool IsCutOf(const Column& labels, const Column& scores);

}  // namespace melon
