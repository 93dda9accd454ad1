#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace melon {

/// Up to so many differences that are not zero all sign patterns are counted,
/// whatever the numbers.
inline constexpr std::size_t kMostCountedSigns = 30;
/// Beyond, they are counted as well while the sums of differences on a decimal
/// grid times the number of differences are at most so many.
inline constexpr double kMostSignFlipCells = 0x1p25;

struct SignFlips {
  /// P(|Σ ±dᵢ| ≥ |Σ dᵢ|) when every sign is a fair coin's.
  double p = 1;
  /// 0: exact. Else p is (count + 1) / (draws + 1) over so many random
  /// patterns, which keeps the level. Phipson & Smyth 2010, Stat. Appl. Genet.
  /// Mol. Biol. 9:39.
  std::uint32_t draws = 0;
};

/// The randomisation test of a mean difference. Sums that are equal in decimal
/// are equal here; without a decimal grid, sums within n·2⁻⁵² of Σ|dᵢ| are.
/// Neither the order of the differences nor a common change of sign matters.
/// Nothing where patterns would have to be drawn and `draws` is 0.
[[nodiscard]] std::optional<SignFlips> FlipSigns(
    std::span<const double> difference, std::uint32_t draws,
    std::uint64_t seed);

}  // namespace melon
