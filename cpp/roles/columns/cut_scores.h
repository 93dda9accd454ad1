#pragma once

#include "base/table.h"

namespace melon {

/// Whether 0 and 1 of one column are scores of another below and from a
/// threshold on, in every row that has both: labels of the same model.
[[nodiscard]] bool IsCutOf(const Column& labels, const Column& scores);

/// Whether all numbers beside one of two labels are below all beside the other,
/// in so many rows that no model would do as well: the labels were made from
/// the numbers.
[[nodiscard]] bool AreLabelsMadeFrom(const Column& labels,
                                     const Column& numbers);

}  // namespace melon
