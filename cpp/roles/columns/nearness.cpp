#include "roles/columns/nearness.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/column_access.h"

namespace melon {
namespace {

double MeanDistance(const std::vector<double>& truth,
                    const std::vector<double>& other) {
  double sum = 0;
  double count = 0;
  for (std::size_t row = 0; row < truth.size(); ++row) {
    const double distance = std::abs(truth[row] - other[row]);
    if (std::isnan(distance)) continue;
    sum += distance;
    ++count;
  }
  return sum / count;
}

double Mean(const std::vector<double>& numbers) {
  double sum = 0;
  double count = 0;
  for (const double number : numbers) {
    if (std::isnan(number)) continue;
    sum += number;
    ++count;
  }
  return sum / count;
}

}  // namespace

Nearness::Nearness(const Column& truth) : truth_(ToNumbers(truth)) {
  spread_ =
      MeanDistance(truth_, std::vector<double>(truth_.size(), Mean(truth_)));
}

double Nearness::Distance(const Column& column) const {
  return MeanDistance(truth_, ToNumbers(column)) / spread_;
}

bool Nearness::IsInRange(const Column& column) const {
  const double mean = Mean(ToNumbers(column));
  const bool below = std::any_of(truth_.begin(), truth_.end(),
                                 [mean](double x) { return x <= mean; });
  const bool above = std::any_of(truth_.begin(), truth_.end(),
                                 [mean](double x) { return x >= mean; });
  return below && above;
}

}  // namespace melon
