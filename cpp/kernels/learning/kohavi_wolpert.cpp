#include "kernels/learning/kohavi_wolpert.h"

#include <cassert>
#include <numeric>

namespace melon {

KohaviWolpert KohaviWolpertOf(std::span<const std::uint32_t> counts,
                              std::size_t truth) {
  const auto total = static_cast<double>(
      std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
  assert(total > 0 && truth < counts.size());
  double distance = 0;
  double squares = 0;
  for (std::size_t c = 0; c < counts.size(); ++c) {
    const double share = counts[c] / total;
    const double apart = (c == truth ? 1 : 0) - share;
    distance += apart * apart;
    squares += share * share;
  }
  return {.bias_squared = distance / 2, .variance = (1 - squares) / 2};
}

}  // namespace melon
