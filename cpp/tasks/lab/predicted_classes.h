#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace melon {

/// The class that each case is predicted to be, from a column of probabilities
/// for each class, as the report on these predictions has it: of two classes
/// the positive one from 0.5, of more the one with the largest, and of equal
/// ones the first.
[[nodiscard]] std::vector<std::uint16_t> PredictedClasses(
    std::span<const std::span<const double>> columns,
    const std::vector<std::string>& labels);

}  // namespace melon
