#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "hypothesis/test.h"
#include "kernels/comparison/differences/bayesian_signs.h"

namespace melon::hypothesis {

inline constexpr const Reason* kNoPosterior[] = {
    &reasons::no_cases, &reasons::no_draws, &reasons::too_few_data_sets};

/// Under three keys the shares of draws from a posterior in which left, rope
/// and right are the largest; one data set carries no information about
/// another.
inline KeyValues PosteriorShares(
    std::span<const std::string_view> keys, const PairedResults& results,
    const Parameters& parameters,
    std::vector<RopeShares> (*draw)(std::span<const double> difference,
                                    double rope, std::uint32_t draws,
                                    std::uint64_t seed)) {
  const Reason* undefined = nullptr;
  if (parameters.draws == 0) undefined = &reasons::no_draws;
  if (results.difference.size() < 2) undefined = &reasons::too_few_data_sets;
  if (results.difference.empty()) undefined = &reasons::no_cases;
  if (undefined != nullptr)
    return {
        {keys[0], *undefined}, {keys[1], *undefined}, {keys[2], *undefined}};
  const RopeShares shares = LargestShares(draw(
      results.difference, parameters.rope, parameters.draws, parameters.seed));
  return {
      {keys[0], shares.left}, {keys[1], shares.rope}, {keys[2], shares.right}};
}

}  // namespace melon::hypothesis
