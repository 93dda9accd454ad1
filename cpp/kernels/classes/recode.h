#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// `new_code[code]` for each of the codes.
[[nodiscard]] std::vector<std::uint16_t> Recode(
    std::span<const std::uint16_t> codes,
    std::span<const std::uint16_t> new_code);

/// 1 where two columns of equal length have the same code.
[[nodiscard]] std::vector<std::uint8_t> SameCodes(
    std::span<const std::uint16_t> first,
    std::span<const std::uint16_t> second);

/// Weight of the rows in which one of two columns of flags is set and the other
/// is not.
struct OneSided {
  double first_only = 0;
  double second_only = 0;
};

/// An empty `weight` counts every row once.
[[nodiscard]] OneSided CountOneSided(std::span<const std::uint8_t> first,
                                     std::span<const std::uint8_t> second,
                                     std::span<const double> weight);

}  // namespace melon
