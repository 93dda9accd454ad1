#include "kernels/comparison/differences/dominance.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernels/binary/score_order.h"
#include "kernels/numbers/sample_moments.h"

namespace melon {
namespace {

/// A column from its largest value down, and the rows of the values.
struct Descent {
  explicit Descent(std::span<const double> column)
      : rows(DescendingOrder(column)) {
    values.reserve(rows.size());
    for (const std::uint32_t row : rows) values.push_back(column[row]);
  }

  std::vector<std::uint32_t> rows;
  std::vector<double> values;
};

/// Adds to each row of `one` the share of the other column's values that are
/// smaller, minus the share of those that are larger, times `sign`.
void AddContributions(const Descent& one, const Descent& other, double sign,
                      std::vector<double>& contribution) {
  const std::size_t n = other.values.size();
  const double unit = sign / static_cast<double>(n);
  std::size_t greater = 0;
  std::size_t at_least = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double value = one.values[i];
    while (greater < n && other.values[greater] > value) ++greater;
    if (at_least < greater) at_least = greater;
    while (at_least < n && other.values[at_least] == value) ++at_least;
    const double smaller =
        static_cast<double>(n) - static_cast<double>(at_least);
    contribution[one.rows[i]] +=
        unit * (smaller - static_cast<double>(greater));
  }
}

}  // namespace

Dominance DominanceOf(std::span<const double> a, std::span<const double> b) {
  if (a.empty()) return {};
  const Descent down_a(a);
  const Descent down_b(b);
  std::vector<double> contribution(a.size(), 0);
  AddContributions(down_a, down_b, 1, contribution);
  AddContributions(down_b, down_a, -1, contribution);
  const SampleMoments moments = MomentsOf(contribution);
  return {moments.mean / 2,
          moments.deviation * moments.deviation / moments.count};
}

}  // namespace melon
