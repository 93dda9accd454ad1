#pragma once

#include <cstdint>
#include <vector>

#include "kernels/binary/group_scores.h"

namespace melon {

/// Scores with their truth and weight, grouped.
inline GroupedScores Grouped(const std::vector<double>& scores,
                             const std::vector<std::uint8_t>& truth,
                             const std::vector<double>& weight = {}) {
  return GroupScores(scores, truth, weight);
}

/// The nine scored cases of docs/worked-examples.md: − + − − + − + + −, scores
/// .9 … .1.
inline GroupedScores NineSamples() {
  return Grouped({.9, .8, .7, .6, .5, .4, .3, .2, .1},
                 {0, 1, 0, 0, 1, 0, 1, 1, 0});
}

}  // namespace melon
