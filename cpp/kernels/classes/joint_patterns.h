#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// The different rows of several columns of codes.
struct JointPatterns {
  /// A row that has the pattern, the first one; patterns in order of first
  /// appearance.
  std::vector<std::uint32_t> first_row;
  /// How often the pattern occurs.
  std::vector<double> weight;
};

/// `columns` have equal length, less than 2³², and codes below `code_count`.
/// `weight` is empty (every row counts once) or consists of whole numbers ≥ 0.
[[nodiscard]] JointPatterns FindPatterns(
    std::span<const std::span<const std::uint16_t>> columns,
    std::span<const double> weight, std::size_t code_count);

}  // namespace melon
