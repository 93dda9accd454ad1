#include "kernels/counted_column.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "kernels/score_order.h"

namespace melon {
namespace {

/// Takes ascending numbers, each so many times, until the median of all is
/// known.
class MedianSearch {
 public:
  explicit MedianSearch(std::size_t total)
      : half_(total / 2), is_even_(total % 2 == 0) {}

  /// Whether more numbers are needed.
  bool Take(double number, std::size_t count) {
    taken_ += count;
    if (taken_ <= half_) {
      if (count > 0) below_ = number;
      return true;
    }
    middle_ = number;
    // The number before the middle one is the same unless it ended just there.
    if (taken_ - count < half_) below_ = number;
    return false;
  }

  [[nodiscard]] double median() const {
    return is_even_ ? std::midpoint(below_, middle_) : middle_;
  }

 private:
  std::size_t half_;
  bool is_even_;
  std::size_t taken_ = 0;
  double below_ = 0;
  double middle_ = 0;
};

}  // namespace

CountedColumn::CountedColumn(std::span<const double> values)
    : place_(values.size()), count_(values.size(), 1), total_(values.size()) {
  const std::vector<std::uint32_t> order = DescendingOrder(values);
  sorted_.reserve(values.size());
  for (auto row = order.rbegin(); row != order.rend(); ++row) {
    place_[*row] = static_cast<std::uint32_t>(sorted_.size());
    sorted_.push_back(values[*row]);
  }
}

void CountedColumn::Clear() {
  std::fill(count_.begin(), count_.end(), 0);
  total_ = 0;
}

MedianAndDeviation CountedColumn::Find() const {
  assert(total_ > 0);
  MedianSearch numbers(total_);
  for (std::size_t i = 0; numbers.Take(sorted_[i], count_[i]);) ++i;
  const double median = numbers.median();
  // The distances ascend on either side of the median.
  MedianSearch distances(total_);
  const auto from = std::lower_bound(sorted_.begin(), sorted_.end(), median);
  auto above = static_cast<std::size_t>(from - sorted_.begin());
  std::size_t below = above;
  for (bool more = true; more;) {
    const bool is_above =
        below == 0 || (above < sorted_.size() &&
                       sorted_[above] - median < median - sorted_[below - 1]);
    const std::size_t next = is_above ? above++ : --below;
    more = distances.Take(std::abs(sorted_[next] - median), count_[next]);
  }
  return {median, distances.median()};
}

}  // namespace melon
