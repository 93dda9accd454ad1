#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// The columns that are most correlated with the class, 0 or 1, in some rows:
/// the largest |r| of Pearson first, of equal ones the first column; at most
/// `count`. A column or a class that is constant in these rows has r = 0.
[[nodiscard]] std::vector<std::size_t> MostCorrelated(
    std::span<const std::vector<double>> columns,
    std::span<const std::uint16_t> classes, std::span<const std::uint32_t> rows,
    std::size_t count);

}  // namespace melon
