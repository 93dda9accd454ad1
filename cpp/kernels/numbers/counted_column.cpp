#include "kernels/numbers/counted_column.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

#include "kernels/binary/score_order.h"

namespace melon {
namespace {

/// The numbers of a sample about their median, whose distances from it ascend
/// on either side. `before[i]` is how often the numbers before place i count.
class Distances {
 public:
  Distances(std::span<const double> sorted,
            std::span<const std::uint32_t> before, double median)
      : sorted_(sorted),
        before_(before),
        median_(median),
        centre_(static_cast<std::size_t>(
            std::lower_bound(sorted.begin(), sorted.end(), median) -
            sorted.begin())) {}

  /// The distance of which the sample has `rank` before it in ascending order.
  [[nodiscard]] double OfRank(std::uint32_t rank) const {
    // The fewest places on the left whose distance reaches beyond that rank.
    std::size_t left = 0;
    for (std::size_t most = centre_; left < most;) {
      const std::size_t middle = left + ((most - left) / 2);
      const std::size_t right = PlacesWithin(OnLeft(middle));
      const bool reaches =
          before_[right] - before_[centre_ - 1 - middle] > rank;
      (reaches ? most : left) = reaches ? middle : middle + 1;
    }
    // It is that distance, or one on the right since the place before it.
    const std::size_t first =
        left > 0 ? PlacesWithin(OnLeft(left - 1)) : centre_;
    const std::uint32_t wanted = rank + before_[centre_ - left];
    const auto next = std::upper_bound(
        before_.begin() + static_cast<std::ptrdiff_t>(first) + 1, before_.end(),
        wanted);
    double distance = std::numeric_limits<double>::infinity();
    if (left < centre_) distance = OnLeft(left);
    if (next != before_.end()) {
      const auto place = static_cast<std::size_t>(next - before_.begin()) - 1;
      distance = std::min(distance, sorted_[place] - median_);
    }
    return distance;
  }

 private:
  /// Of the place so many before the median.
  [[nodiscard]] double OnLeft(std::size_t index) const {
    return median_ - sorted_[centre_ - 1 - index];
  }
  /// The place behind the last on the right within a distance.
  [[nodiscard]] std::size_t PlacesWithin(double distance) const {
    const auto end = std::partition_point(
        sorted_.begin() + static_cast<std::ptrdiff_t>(centre_), sorted_.end(),
        [&](double number) { return number - median_ <= distance; });
    return static_cast<std::size_t>(end - sorted_.begin());
  }

  std::span<const double> sorted_;
  std::span<const std::uint32_t> before_;
  double median_;
  std::size_t centre_;
};

/// The median of `total` numbers, from what has each rank.
template <class OfRank>
double MedianOf(std::uint32_t total, const OfRank& of_rank) {
  const double middle = of_rank(total / 2);
  return total % 2 != 0 ? middle
                        : std::midpoint(of_rank((total / 2) - 1), middle);
}

}  // namespace

CountedColumn::CountedColumn(std::span<const double> values)
    : place_(values.size()),
      count_(values.size(), 1),
      before_(values.size() + 1) {
  const std::vector<std::uint32_t> order = DescendingOrder(values);
  sorted_.reserve(values.size());
  for (std::size_t i = order.size(); i-- > 0;) {
    place_[order[i]] = static_cast<std::uint32_t>(sorted_.size());
    sorted_.push_back(values[order[i]]);
  }
}

void CountedColumn::Clear() { std::fill(count_.begin(), count_.end(), 0); }

MedianAndDeviation CountedColumn::Find() {
  std::uint32_t total = 0;
  for (std::size_t i = 0; i < count_.size(); ++i) {
    before_[i] = total;
    total += count_[i];
  }
  before_.back() = total;
  assert(total > 0);
  const double median = MedianOf(total, [this](std::uint32_t rank) {
    const auto next =
        std::upper_bound(before_.begin() + 1, before_.end(), rank);
    return sorted_[static_cast<std::size_t>(next - before_.begin()) - 1];
  });
  const Distances distances(sorted_, before_, median);
  return {median, MedianOf(total, [&](std::uint32_t rank) {
            return distances.OfRank(rank);
          })};
}

}  // namespace melon
