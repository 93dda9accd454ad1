#include "kernels/binary/score_order.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <limits>
#include <utility>

#include "base/bits.h"

namespace melon {
namespace {

/// Up to so many entries insertion is the fastest, and from so many on radix:
/// for fewer its histograms would cost more than sorting. Small digits make
/// more passes but smaller histograms.
constexpr std::size_t kMostInserted = 24;
constexpr std::size_t kFewestBySmallDigits = 256;
constexpr std::size_t kFewestByLargeDigits = 4096;
constexpr int kSmallDigitBits = 8;
constexpr int kLargeDigitBits = 11;

/// One half of a row's key at a time: with both an entry would have twice the
/// size, and most rows are in order after the first.
struct Entry {
  std::uint32_t key;
  std::uint32_t row;
};

/// An unsigned key whose ascending order is the descending order of the score.
std::uint64_t DescendingKey(double score) {
  const double ordered = score + 0.0;  // −0 + 0 is +0
  const std::uint64_t bits = BitsOf(ordered);
  const bool negative = (bits >> 63) != 0;
  return negative ? bits : ~(bits | (std::uint64_t{1} << 63));
}

/// Stable, from the lowest digit up. `scratch` is as long as `entries`.
template <int kDigitBits>
void SortByRadix(std::span<Entry> entries, std::span<Entry> scratch) {
  constexpr int kPasses = (32 + kDigitBits - 1) / kDigitBits;
  constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
  const auto digit = [](std::uint32_t key, int pass) {
    return (key >> (pass * kDigitBits)) & (kBuckets - 1);
  };
  std::array<std::array<std::uint32_t, kBuckets>, kPasses> histograms{};
  for (const Entry& entry : entries) {
    for (int pass = 0; pass < kPasses; ++pass)
      ++histograms[static_cast<std::size_t>(pass)][digit(entry.key, pass)];
  }
  std::span<Entry> from = entries;
  std::span<Entry> to = scratch;
  for (int pass = 0; pass < kPasses; ++pass) {
    auto& starts = histograms[static_cast<std::size_t>(pass)];
    if (starts[digit(from.front().key, pass)] == from.size())
      continue;  // the digit is the same everywhere
    std::uint32_t start = 0;
    for (std::uint32_t& bucket : starts) start += std::exchange(bucket, start);
    for (const Entry& entry : from)
      to[starts[digit(entry.key, pass)]++] = entry;
    std::swap(from, to);
  }
  if (from.data() != entries.data())
    std::copy(from.begin(), from.end(), entries.begin());
}

void SortByInsertion(std::span<Entry> entries) {
  for (std::size_t i = 1; i < entries.size(); ++i) {
    const Entry entry = entries[i];
    std::size_t place = i;
    for (; place > 0 && entries[place - 1].key > entry.key; --place)
      entries[place] = entries[place - 1];
    entries[place] = entry;
  }
}

/// By key, equal ones by row; `scratch` is as long as `entries`.
void Sort(std::span<Entry> entries, std::span<Entry> scratch) {
  if (entries.size() <= kMostInserted) {
    SortByInsertion(entries);
  } else if (entries.size() >= kFewestByLargeDigits) {
    SortByRadix<kLargeDigitBits>(entries, scratch);
  } else if (entries.size() >= kFewestBySmallDigits) {
    SortByRadix<kSmallDigitBits>(entries, scratch);
  } else {
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) {
                return a.key != b.key ? a.key < b.key : a.row < b.row;
              });
  }
}

/// Sorts rows with equal upper halves by the lower halves.
void SortRun(std::span<const double> scores, std::span<Entry> run,
             std::span<Entry> scratch) {
  bool all_equal = true;
  for (Entry& entry : run) {
    entry.key = static_cast<std::uint32_t>(DescendingKey(scores[entry.row]));
    all_equal = all_equal && entry.key == run.front().key;
  }
  if (!all_equal) Sort(run, scratch.first(run.size()));
}

}  // namespace

std::vector<std::uint32_t> DescendingOrder(std::span<const double> scores) {
  const std::size_t n = scores.size();
  assert(n <= std::numeric_limits<std::uint32_t>::max());
  std::vector<Entry> entries(n);
  std::vector<Entry> scratch(n);
  for (std::size_t i = 0; i < n; ++i) {
    entries[i] = {static_cast<std::uint32_t>(DescendingKey(scores[i]) >> 32),
                  static_cast<std::uint32_t>(i)};
  }
  Sort(entries, scratch);
  for (std::size_t begin = 0, end = 0; begin < n; begin = end) {
    const std::uint32_t upper = entries[begin].key;
    while (end < n && entries[end].key == upper) ++end;
    if (end - begin > 1) {
      SortRun(scores, std::span(entries).subspan(begin, end - begin), scratch);
    }
  }
  scratch = {};
  std::vector<std::uint32_t> order(n);
  for (std::size_t i = 0; i < n; ++i) order[i] = entries[i].row;
  return order;
}

}  // namespace melon
