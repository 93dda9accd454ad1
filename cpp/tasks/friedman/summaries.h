#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/data/comparison.h"
#include "base/working/working.h"
#include "hypothesis/test.h"

namespace melon {

/// "mean", "std" and "median" of an algorithm's results.
[[nodiscard]] KeyValues Summarize(std::span<const double> results);

/// On how many data sets each algorithm is the best; those that share the first
/// rank share the data set.
[[nodiscard]] std::vector<double> WinsOf(const RankedResults& view);

/// How one algorithm comes to what those have under the key, or under "wins";
/// nothing where they have no such key.
[[nodiscard]] std::optional<WorkedOut<Value>> WorkOutSummary(
    const RankedResults& view, std::size_t algorithm, std::string_view key);

/// How two of them come to "rank_wins", "rank_losses" or "rank_ties"; nothing
/// under another key.
[[nodiscard]] std::optional<WorkedOut<Value>> WorkOutRecord(
    const RankedResults& view, std::size_t algorithm, std::size_t other,
    std::string_view key);

}  // namespace melon
