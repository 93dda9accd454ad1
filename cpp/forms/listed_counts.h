#pragma once

#include <optional>

#include "forms/reshape.h"

namespace melon {

/// Whether a column of two names each of tp, fp, fn and tn once.
[[nodiscard]] bool ListsCounts(const Table& table);

/// The four counts of one confusion matrix below each other, as "Metric,Count"
/// with the lines TP, FP, FN and TN, or these lines without a header: a row
/// with a column for each. Other lines, such as a total, are left out, and
/// said; a third column that describes the counts is left out.
[[nodiscard]] std::optional<Reshaped> ReadListedCounts(const Table& table);

}  // namespace melon
