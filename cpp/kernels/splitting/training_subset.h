#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"

namespace melon {

/// `count` of the rows of a training set, at random, in ascending order. With
/// classes, of all rows of the table, each keeps its share of them but for one
/// or two rows. The smaller of two subsets with the same random numbers lies
/// within the larger. At most as many as there are rows.
[[nodiscard]] std::vector<std::uint32_t> TrainingSubset(
    std::span<const std::uint32_t> rows, std::span<const std::uint16_t> classes,
    std::size_t count, Random& random);

}  // namespace melon
