#include "roles/columns/cut_scores.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "base/column_access.h"

namespace melon {

bool IsCutOf(const Column& labels, const Column& scores) {
  // Of fewer rows two models may agree so by chance.
  constexpr std::size_t kFewestRows = 10;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const std::vector<double> zero_one = ToNumbers(labels);
  const std::vector<double> numbers = ToNumbers(scores);
  std::size_t rows = 0;
  double highest_of_zeros = -kInfinity;
  double lowest_of_ones = kInfinity;
  for (std::size_t row = 0; row < numbers.size(); ++row) {
    if (std::isnan(zero_one[row]) || std::isnan(numbers[row])) continue;
    if (zero_one[row] == 0) {
      highest_of_zeros = std::max(highest_of_zeros, numbers[row]);
    } else if (zero_one[row] == 1) {
      lowest_of_ones = std::min(lowest_of_ones, numbers[row]);
    } else {
      return false;
    }
    if (highest_of_zeros >= lowest_of_ones) return false;
    ++rows;
  }
  return rows >= kFewestRows && std::isfinite(highest_of_zeros) &&
         std::isfinite(lowest_of_ones);
}

}  // namespace melon
