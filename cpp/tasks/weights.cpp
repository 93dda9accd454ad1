#include "tasks/weights.h"

#include <algorithm>
#include <cmath>

#include "base/sum.h"
#include "tasks/weight_problem.h"

namespace melon {

std::optional<Problem> CheckWeights(const Table& table, const Column& column,
                                    const UsableRows& rows,
                                    const std::vector<double>& weight) {
  const auto negative = std::find_if(weight.begin(), weight.end(),
                                     [](double one) { return one < 0; });
  Sum total;
  for (const double one : weight) total.Add(one);
  const bool bad = negative != weight.end() || !(total.value() > 0) ||
                   !std::isfinite(total.value());
  if (!bad) return std::nullopt;
  return WeightProblem(table, column, rows, weight);
}

bool AreWhole(const std::vector<double>& weight) {
  return std::all_of(weight.begin(), weight.end(),
                     [](double one) { return one == std::floor(one); });
}

}  // namespace melon
