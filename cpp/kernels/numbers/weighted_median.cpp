#include "kernels/numbers/weighted_median.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "base/sum.h"
#include "kernels/binary/score_order.h"

namespace melon {
namespace {

/// Halves first, so that it cannot overflow.
double Middle(double a, double b) { return (a / 2) + (b / 2); }

double UnweightedMedian(std::vector<double> numbers) {
  const auto half = static_cast<std::ptrdiff_t>(numbers.size() / 2);
  const auto upper = numbers.begin() + half;
  std::nth_element(numbers.begin(), upper, numbers.end());
  if (numbers.size() % 2 == 1) return *upper;
  return Middle(*std::max_element(numbers.begin(), upper), *upper);
}

}  // namespace

double WeightedMedian(std::vector<double> numbers,
                      std::span<const double> weight) {
  assert(weight.empty() || weight.size() == numbers.size());
  if (weight.empty()) return UnweightedMedian(std::move(numbers));
  Sum total;
  for (const double one : weight) total.Add(one);
  const double half = total.value() / 2;
  const std::vector<std::uint32_t> order = DescendingOrder(numbers);
  Sum passed;
  for (std::size_t i = 0; i < order.size(); ++i) {
    passed.Add(weight[order[i]]);
    if (passed.value() < half) continue;
    const double upper = numbers[order[i]];
    if (passed.value() > half) return upper;
    ++i;
    while (i < order.size() && weight[order[i]] == 0) ++i;
    return i < order.size() ? Middle(upper, numbers[order[i]]) : upper;
  }
  return numbers[order.back()];
}

}  // namespace melon
