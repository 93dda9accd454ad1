#include "roles/columns/cut_scores.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "base/column_access.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// The numbers beside one label.
struct Range {
  double lowest = std::numeric_limits<double>::infinity();
  double highest = -std::numeric_limits<double>::infinity();

  [[nodiscard]] bool IsBelow(const Range& other) const {
    return highest < other.lowest;
  }
};

}  // namespace

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

bool AreLabelsMadeFrom(const Column& labels, const Column& numbers) {
  constexpr std::size_t kFewestRows = 100;
  if (!IsCoded(labels)) return false;
  const std::vector<std::string_view> present = PresentLabels(labels);
  if (present.size() != 2) return false;
  const std::vector<double> values = ToNumbers(numbers);
  Range ranges[2];
  std::size_t rows = 0;
  for (std::size_t row = 0; row < values.size(); ++row) {
    const std::uint16_t code = labels.codes[row];
    if (std::isnan(values[row]) ||
        labels.label_flaws[code] == CellFlaw::missing)
      continue;
    Range& range = ranges[SameLabel(labels.labels[code], present[0]) ? 0 : 1];
    range.lowest = std::min(range.lowest, values[row]);
    range.highest = std::max(range.highest, values[row]);
    ++rows;
  }
  const bool both =
      std::isfinite(ranges[0].lowest) && std::isfinite(ranges[1].lowest);
  return both && rows >= kFewestRows &&
         (ranges[0].IsBelow(ranges[1]) || ranges[1].IsBelow(ranges[0]));
}

}  // namespace melon
