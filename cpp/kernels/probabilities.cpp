#include "kernels/probabilities.h"

#include <cstddef>

namespace melon {

bool AreProbabilities(const ScoreGroups& groups) {
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const bool has_weight = groups.positive[i] + groups.negative[i] > 0;
    if (has_weight && !(groups.score[i] >= 0 && groups.score[i] <= 1))
      return false;
  }
  return true;
}

}  // namespace melon
