#include "kernels/classes/uniform_calibration.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <vector>

#include "base/sum.h"

namespace melon {

double UniformCalibrationError(std::span<const double> scores,
                               std::span<const std::uint8_t> hit,
                               std::span<const double> weight,
                               std::size_t bin_count) {
  assert(bin_count > 0 && hit.size() == scores.size());
  const auto bins = static_cast<double>(bin_count);
  std::vector<Sum> promised(bin_count);
  std::vector<Sum> came_true(bin_count);
  Sum total;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double case_weight = weight.empty() ? 1 : weight[i];
    if (!(case_weight > 0)) continue;
    const double score = scores[i];
    auto bin =
        static_cast<std::size_t>(std::clamp(score * bins, 0.0, bins - 1));
    // The product may be rounded across an edge; the comparison decides.
    if (bin > 0 && score <= static_cast<double>(bin) / bins) --bin;
    if (bin + 1 < bin_count && score > static_cast<double>(bin + 1) / bins)
      ++bin;
    promised[bin].Add(case_weight * score);
    came_true[bin].Add(hit[i] != 0 ? case_weight : 0);
    total.Add(case_weight);
  }
  Sum error;
  for (std::size_t bin = 0; bin < bin_count; ++bin)
    error.Add(std::abs(promised[bin].value() - came_true[bin].value()));
  return error.value() / total.value();
}

}  // namespace melon
