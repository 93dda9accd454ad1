#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kernels/comparison/differences/rope_shares.h"

namespace melon {

/// The Bayesian bootstrap of differences, with a prior: each gets a weight, the
/// weights are drawn from a Dirichlet distribution with parameter 1 for every
/// difference and kPriorWeight for one at zero, which is added to them.
/// Benavoli, Corani, Mangili, Zaffalon & Ruggeri 2014, ICML, PMLR 32:1026–1034.
inline constexpr double kPriorWeight = 0.5;

/// Draws from the posterior of the probabilities that a difference lies below,
/// within and above the region of practical equivalence, its ends included. The
/// order of the differences does not matter, and a change of all signs
/// exchanges left and right in every draw, unless it leaves the differences the
/// same.
[[nodiscard]] std::vector<RopeShares> SignPosterior(
    std::span<const double> difference, double rope, std::uint32_t draws,
    std::uint64_t seed);
/// The same for the mean of two differences that are drawn independently, the
/// same one twice included; a mean at an end of the region counts half on
/// either side. O(n) a draw.
[[nodiscard]] std::vector<RopeShares> SignedRankPosterior(
    std::span<const double> difference, double rope, std::uint32_t draws,
    std::uint64_t seed);

/// In which share of the draws each of the three is the largest; equal ones
/// share a draw. At least one draw.
[[nodiscard]] RopeShares LargestShares(std::span<const RopeShares> draws);

}  // namespace melon
