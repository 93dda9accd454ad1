#pragma once

#include <vector>

#include "base/data/comparison.h"
#include "base/reasons.h"
#include "base/value.h"
#include "base/working/working.h"

namespace melon {

/// Tukey's comparisons of all means after an analysis of variance for repeated
/// measures: a difference of two means over √(MS/N), MS being the mean square
/// within, is referred to the studentized range of k groups with
/// (k − 1)(N − 1) degrees of freedom.
///
/// Both are undefined for fewer than two algorithms or data sets, where nothing
/// varies within (no_variance), and beyond 1,000 algorithms or for numbers of
/// which squares are not finite (overflow).

/// p-values of the pairs (0, 1), (0, 2), …, (1, 2), ….
[[nodiscard]] std::vector<Value> TukeyPValues(const RankedResults& table);
/// How the pair a < b comes to its p-value.
void ShowTukey(const RankedResults& table, std::size_t a, std::size_t b,
               Working& working);
/// The honestly significant difference: means so far apart differ at α.
[[nodiscard]] Value TukeyDifference(const RankedResults& table, double alpha);

}  // namespace melon
