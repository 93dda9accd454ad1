#include "kernels/binary/row_counts.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "base/sum.h"

namespace melon {
double WeightWhere(std::span<const std::uint8_t> a, bool of_a,
                   std::span<const std::uint8_t> b, bool of_b,
                   std::span<const double> weight) {
  assert(a.size() == b.size());
  const std::size_t rows = a.size();
  const auto not_a = static_cast<std::uint8_t>(of_a ? 0 : 1);
  const auto not_b = static_cast<std::uint8_t>(of_b ? 0 : 1);
  if (!weight.empty()) {
    Sum sum;
    for (std::size_t row = 0; row < rows; ++row) {
      if (((a[row] ^ not_a) & (b[row] ^ not_b)) != 0) sum.Add(weight[row]);
    }
    return sum.value();
  }
  // Blocks whose count fits a byte: the loop then works on whole vectors.
  constexpr std::size_t kBlock = 240;
  std::uint64_t count = 0;
  for (std::size_t begin = 0; begin < rows; begin += kBlock) {
    const std::size_t end = std::min(rows, begin + kBlock);
    std::uint8_t in_block = 0;
    for (std::size_t row = begin; row < end; ++row) {
      in_block = static_cast<std::uint8_t>(
          in_block + ((a[row] ^ not_a) & (b[row] ^ not_b)));
    }
    count += in_block;
  }
  return static_cast<double>(count);
}

void FlagAtLeast(std::span<const double> scores, double threshold,
                 std::vector<std::uint8_t>& flags) {
  flags.resize(scores.size());
  std::transform(scores.begin(), scores.end(), flags.begin(),
                 [threshold](double score) {
                   return static_cast<std::uint8_t>(score >= threshold);
                 });
}

std::vector<std::uint8_t> FlagEqual(std::span<const std::uint8_t> a,
                                    std::span<const std::uint8_t> b) {
  assert(a.size() == b.size());
  std::vector<std::uint8_t> equal(a.size());
  std::transform(a.begin(), a.end(), b.begin(), equal.begin(),
                 [](std::uint8_t first, std::uint8_t second) {
                   return static_cast<std::uint8_t>(first ^ second ^ 1U);
                 });
  return equal;
}

}  // namespace melon
