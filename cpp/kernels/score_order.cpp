#include "kernels/score_order.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <limits>
#include <utility>

namespace melon {
namespace {

constexpr int kDigitBits = 11;
constexpr int kPasses = 6;  // 6 · 11 ≥ 64
constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;

struct Entry {
  std::uint64_t key;
  std::uint32_t row;
};

/// An unsigned key whose ascending order is the descending order of the score.
std::uint64_t DescendingKey(double score) {
  const double ordered = score + 0.0;  // −0 + 0 is +0
  std::uint64_t bits = 0;
  std::memcpy(&bits, &ordered, sizeof bits);
  const bool negative = (bits >> 63) != 0;
  return negative ? bits : ~(bits | (std::uint64_t{1} << 63));
}

std::size_t Digit(std::uint64_t key, int pass) {
  return static_cast<std::size_t>(key >> (pass * kDigitBits)) & (kBuckets - 1);
}

}  // namespace

std::vector<std::uint32_t> DescendingOrder(std::span<const double> scores) {
  const std::size_t n = scores.size();
  assert(n <= std::numeric_limits<std::uint32_t>::max());
  std::vector<Entry> entries(n);
  std::vector<std::array<std::uint32_t, kBuckets>> histograms(kPasses);
  for (std::size_t i = 0; i < n; ++i) {
    const std::uint64_t key = DescendingKey(scores[i]);
    entries[i] = {key, static_cast<std::uint32_t>(i)};
    for (int pass = 0; pass < kPasses; ++pass)
      ++histograms[static_cast<std::size_t>(pass)][Digit(key, pass)];
  }

  std::vector<Entry> sorted(n);
  for (int pass = 0; pass < kPasses; ++pass) {
    auto& starts = histograms[static_cast<std::size_t>(pass)];
    if (n == 0 || starts[Digit(entries.front().key, pass)] == n)
      continue;  // the digit is the same everywhere
    std::uint32_t start = 0;
    for (std::uint32_t& bucket : starts) start += std::exchange(bucket, start);
    for (const Entry& entry : entries)
      sorted[starts[Digit(entry.key, pass)]++] = entry;
    entries.swap(sorted);
  }

  std::vector<std::uint32_t> order(n);
  for (std::size_t i = 0; i < n; ++i) order[i] = entries[i].row;
  return order;
}

}  // namespace melon
