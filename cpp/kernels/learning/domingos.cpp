#include "kernels/learning/domingos.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace melon {

Domingos DomingosOf(std::span<const std::uint32_t> counts, std::size_t truth) {
  const auto total =
      std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  assert(total > 0 && truth < counts.size());
  // The first of several.
  const auto most = std::max_element(counts.begin(), counts.end());
  const auto share = [total](std::uint64_t models) {
    return static_cast<double>(models) / static_cast<double>(total);
  };
  Domingos parts{.main = static_cast<std::size_t>(most - counts.begin()),
                 .variance = share(total - *most)};
  if (parts.main == truth) {
    parts.unbiased_variance = parts.variance;
  } else {
    parts.bias = 1;
    parts.biased_variance = share(counts[truth]);
  }
  return parts;
}

}  // namespace melon
