#include "kernels/classes/minimal_cost.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "base/sum.h"

namespace melon {

MinimalCost DecideAtMinimalCost(const ClassProbabilities& model,
                                std::span<const double> cost) {
  const std::size_t classes = model.class_count();
  assert(cost.size() == classes * classes && classes > 0);
  MinimalCost minimal;
  minimal.decision.reserve(model.size());
  Sum promised;
  Sum total;
  std::vector<double> expected(classes);
  for (std::size_t i = 0; i < model.size(); ++i) {
    std::fill(expected.begin(), expected.end(), 0.0);
    for (std::size_t truth = 0; truth < classes; ++truth) {
      const double probability = model.columns[truth][i];
      const double* const row = cost.data() + (truth * classes);
      for (std::size_t j = 0; j < classes; ++j)
        expected[j] += probability * row[j];
    }
    const auto least = std::min_element(expected.begin(), expected.end());
    minimal.decision.push_back(
        static_cast<std::uint16_t>(least - expected.begin()));
    promised.Add(model.WeightOf(i) * *least);
    total.Add(model.WeightOf(i));
  }
  minimal.expected_cost = promised.value() / total.value();
  return minimal;
}

}  // namespace melon
