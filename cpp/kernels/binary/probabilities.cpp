#include "kernels/binary/probabilities.h"

#include <cstddef>
#include <span>

#include "base/sum.h"

namespace melon {

bool AreProbabilities(const ScoreGroups& groups) {
  // The scores descend.
  const bool all_inside = !groups.score.empty() && groups.score.back() >= 0 &&
                          groups.score.front() <= 1;
  if (all_inside) return true;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const bool has_weight = groups.positive[i] + groups.negative[i] > 0;
    if (has_weight && !(groups.score[i] >= 0 && groups.score[i] <= 1))
      return false;
  }
  return true;
}

bool AreProbabilities(const ClassProbabilities& model) {
  for (const std::span<const double> column : model.columns) {
    for (std::size_t i = 0; i < column.size(); ++i) {
      const bool is_probability = column[i] >= 0 && column[i] <= 1;
      if (!is_probability && model.WeightOf(i) > 0) return false;
    }
  }
  return true;
}

double CaseTotal(const ClassProbabilities& model) {
  Sum total;
  for (std::size_t i = 0; i < model.size(); ++i) total.Add(model.WeightOf(i));
  return total.value();
}

}  // namespace melon
