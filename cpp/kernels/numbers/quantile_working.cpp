#include "kernels/numbers/quantile_working.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace melon {

Term PlaceLine(std::string_view sign, std::size_t count, const Term& share,
               Working& working) {
  const Term values("B", static_cast<double>(count));
  return working.Line(sign, 1 + (values - 1) * share,
                      {"place among the replicates in ascending order",
                       "在从小到大排列的重采样值中的位置"});
}

Term QuantileTerm(std::span<const double> sorted, const Term& place) {
  const auto count = static_cast<double>(sorted.size());
  const double below = std::clamp(std::floor(place.value()), 1.0, count);
  const auto replicate = [sorted](double rank) {
    return Term(R"(\hat\theta^*_{()" + LatexNumber(rank) + ")}",
                sorted[static_cast<std::size_t>(rank) - 1]);
  };
  if (below == place.value() || below == count) return replicate(below);
  const Term lower = replicate(below);
  return lower + (place - below) * (replicate(below + 1) - lower);
}

}  // namespace melon
