#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace melon {

/// Up to so many ranks the distribution is computed.
inline constexpr std::size_t kMostSignedRanks = 100;

/// Wilcoxon's signed-rank statistic R⁺, the sum of the ranks that get a plus
/// when each gets plus or minus with probability 1/2: its distribution for the
/// ranks as they are, mid-ranks of ties included (multiples of 1/2, positive,
/// at most kMostSignedRanks of them). Relative error below 1e-14: all terms are
/// positive, and halved once a rank.

/// P(R⁺ ≤ sum).
[[nodiscard]] double SignedRankCdf(double sum, std::span<const double> ranks);
/// The exact two-sided p-value of R⁺ = sum: twice the smaller tail, at most 1.
[[nodiscard]] double SignedRankTwoSided(double sum,
                                        std::span<const double> ranks);
/// Wilcoxon's critical value: the largest T such that the smaller of R⁺ and R⁻
/// being T is significant two-sided, 2·P(R⁺ ≤ T) ≤ alpha; none where not even
/// T = 0 is. T goes in steps of 1, or of 1/2 where a rank is not whole.
/// alpha in (0, 1).
[[nodiscard]] std::optional<double> SignedRankCritical(
    std::span<const double> ranks, double alpha);
/// The same for ranks 1..count without ties, count ≤ kMostSignedRanks.
[[nodiscard]] std::optional<double> SignedRankCritical(std::size_t count,
                                                       double alpha);

}  // namespace melon
