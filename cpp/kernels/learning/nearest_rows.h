#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/data/training_set.h"
#include "base/function_view.h"

namespace melon {

/// For each of `rows` the `count` rows of `among` at the smallest Euclidean
/// distance, in no particular order; of equal distances the first rows. 1 ≤
/// count ≤ among.row_count.
void NearestRows(
    const FeatureMatrix& among, const FeatureMatrix& rows, std::size_t count,
    FunctionView<void(std::size_t row, std::span<const std::uint32_t> nearest)>
        visit);

}  // namespace melon
