#include "resampling/jackknife.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

#include "base/sum.h"

namespace melon {

double Acceleration(std::span<const double> leave_out_estimates,
                    std::span<const double> weights) {
  assert(weights.empty() || weights.size() == leave_out_estimates.size());
  const auto weight = [&](std::size_t i) {
    return weights.empty() ? 1 : weights[i];
  };
  Sum total;
  Sum total_weight;
  for (std::size_t i = 0; i < leave_out_estimates.size(); ++i) {
    total.Add(weight(i) * leave_out_estimates[i]);
    total_weight.Add(weight(i));
  }
  if (!(total_weight.value() > 0)) return 0;
  const double mean = total.value() / total_weight.value();

  // The quotient does not depend on the scale, squares and cubes may leave the
  // range of doubles.
  double largest = 0;
  for (const double estimate : leave_out_estimates)
    largest = std::max(largest, std::abs(mean - estimate));
  // Differences that are nothing but the rounding of the mean count as none.
  if (!(largest > 16 * 0x1p-52 * std::abs(mean))) return 0;

  Sum squares;
  Sum cubes;
  for (std::size_t i = 0; i < leave_out_estimates.size(); ++i) {
    const double difference = (mean - leave_out_estimates[i]) / largest;
    squares.Add(weight(i) * difference * difference);
    cubes.Add(weight(i) * difference * difference * difference);
  }
  return cubes.value() / (6 * squares.value() * std::sqrt(squares.value()));
}

}  // namespace melon
