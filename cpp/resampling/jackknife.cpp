#include "resampling/jackknife.h"

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

  Sum squares;
  Sum cubes;
  for (std::size_t i = 0; i < leave_out_estimates.size(); ++i) {
    const double difference = mean - leave_out_estimates[i];
    squares.Add(weight(i) * difference * difference);
    cubes.Add(weight(i) * difference * difference * difference);
  }
  // Differences that are nothing but the rounding of the mean count as none.
  const double rounding = 4 * 0x1p-52 * std::abs(mean);
  if (squares.value() <= total_weight.value() * rounding * rounding) return 0;
  return cubes.value() / (6 * squares.value() * std::sqrt(squares.value()));
}

}  // namespace melon
