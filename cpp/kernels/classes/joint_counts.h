#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// How often each combination of codes occurs in two columns of equal length,
/// as sums of weights: entry (first · code_count + second). All codes are below
/// `code_count`. An empty `weight` counts every row once, at about 1 ns a row
/// up to 64 codes; sums of weights are compensated.
[[nodiscard]] std::vector<double> JointCounts(
    std::span<const std::uint16_t> first, std::span<const std::uint16_t> second,
    std::span<const double> weight, std::size_t code_count);

}  // namespace melon
