#include "kernels/binary/score_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <memory>

#include "base/bits.h"

namespace melon {
namespace {

/// Up to so many entries insertion is the fastest.
constexpr std::size_t kMostInserted = 24;
/// About so many entries are to be in a bucket.
constexpr std::size_t kEntriesABucket = 8;
/// More buckets than this would be written too far apart.
constexpr std::size_t kMostBuckets = 4096;

/// A key in two halves, so that an entry takes 12 bytes.
struct Entry {
  std::uint32_t upper;
  std::uint32_t lower;
  /// Its highest bit is the mark.
  std::uint32_t row;

  [[nodiscard]] std::uint64_t key() const {
    return (std::uint64_t{upper} << 32) | lower;
  }
};

constexpr std::uint64_t kSign = std::uint64_t{1} << 63;

/// An unsigned key whose ascending order is the descending order of the score.
std::uint64_t DescendingKey(double score) {
  const double ordered = score + 0.0;  // −0 + 0 is +0
  const std::uint64_t bits = BitsOf(ordered);
  return (bits & kSign) != 0 ? bits : ~(bits | kSign);
}

double ScoreOf(std::uint64_t key) {
  return DoubleOf((key & kSign) != 0 ? key : ~key & ~kSign);
}

/// Where a bucket ends, for each.
using Ends = std::array<std::uint32_t, kMostBuckets>;

/// Puts `count` entries into `to` by ascending ranges of keys, in their order
/// within each. Returns the number of ranges; one when all keys are equal.
template <class EntryAt>
std::size_t Distribute(std::size_t count, const EntryAt& entry_at,
                       std::span<Entry> to, Ends& ends) {
  std::uint64_t low = entry_at(0).key();
  std::uint64_t high = low;
  for (std::size_t i = 1; i < count; ++i) {
    const std::uint64_t key = entry_at(i).key();
    low = std::min(low, key);
    high = std::max(high, key);
  }
  const std::size_t wanted = std::bit_ceil(
      std::clamp<std::size_t>(count / kEntriesABucket, 2, kMostBuckets));
  const auto shift =
      std::max(0, static_cast<int>(std::bit_width(high - low)) -
                      static_cast<int>(std::bit_width(wanted - 1)));
  const auto bucket_of = [low, shift](const Entry& entry) {
    return static_cast<std::size_t>((entry.key() - low) >> shift);
  };
  const auto buckets = static_cast<std::size_t>((high - low) >> shift) + 1;
  std::fill_n(ends.begin(), buckets, 0U);
  for (std::size_t i = 0; i < count; ++i) ++ends[bucket_of(entry_at(i))];
  std::uint32_t begin = 0;
  for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
    const std::uint32_t size = ends[bucket];
    ends[bucket] = begin;
    begin += size;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Entry entry = entry_at(i);
    to[ends[bucket_of(entry)]++] = entry;
  }
  return buckets;
}

void SortByInsertion(std::span<Entry> entries) {
  for (std::size_t i = 1; i < entries.size(); ++i) {
    const Entry entry = entries[i];
    std::size_t place = i;
    for (; place > 0 && entries[place - 1].key() > entry.key(); --place)
      entries[place] = entries[place - 1];
    entries[place] = entry;
  }
}

void SortBuckets(std::span<Entry> entries, std::span<const std::uint32_t> ends,
                 std::span<Entry> scratch);

/// By key, equal ones in their order; `scratch` is at least as long. A bucket's
/// range of keys is at least two bits narrower than that of all, and mostly
/// many, so that the depth is small whatever the keys.
void Sort(std::span<Entry> entries, std::span<Entry> scratch) {
  if (entries.size() <= kMostInserted) {
    SortByInsertion(entries);
    return;
  }
  Ends ends;
  const std::size_t buckets = Distribute(
      entries.size(), [entries](std::size_t i) { return entries[i]; }, scratch,
      ends);
  if (buckets == 1) return;
  std::copy_n(scratch.begin(), entries.size(), entries.begin());
  SortBuckets(entries, std::span(ends).first(buckets), scratch);
}

void SortBuckets(std::span<Entry> entries, std::span<const std::uint32_t> ends,
                 std::span<Entry> scratch) {
  std::uint32_t begin = 0;
  for (const std::uint32_t end : ends) {
    if (end - begin > 1) Sort(entries.subspan(begin, end - begin), scratch);
    begin = end;
  }
}

/// Entries in the order of their keys.
class SortedEntries {
 public:
  /// `mark_of(row)` is 0 or kRowMark.
  template <class MarkOf>
  SortedEntries(std::span<const double> scores, const MarkOf& mark_of)
      : size_(scores.size()), entries_(new Entry[scores.size()]) {
    assert(size_ < kRowMark);
    if (size_ == 0) return;
    const auto entry_at = [&](std::size_t i) {
      const std::uint64_t key = DescendingKey(scores[i]);
      return Entry{static_cast<std::uint32_t>(key >> 32),
                   static_cast<std::uint32_t>(key),
                   static_cast<std::uint32_t>(i) | mark_of(i)};
    };
    // From the scores into buckets at once: one large array less.
    Ends ends;
    const std::size_t buckets = Distribute(size_, entry_at, all(), ends);
    const std::span<const std::uint32_t> used = std::span(ends).first(buckets);
    if (buckets == 1) return;
    std::uint32_t largest = used.front();
    for (std::size_t i = 1; i < buckets; ++i)
      largest = std::max(largest, used[i] - used[i - 1]);
    const std::unique_ptr<Entry[]> scratch(new Entry[largest]);
    SortBuckets(all(), used, {scratch.get(), largest});
  }

  [[nodiscard]] std::span<Entry> all() const { return {entries_.get(), size_}; }

 private:
  std::size_t size_;
  /// Not a vector, which would be set to zero first.
  std::unique_ptr<Entry[]> entries_;
};

}  // namespace

std::vector<std::uint32_t> DescendingOrder(std::span<const double> scores) {
  const SortedEntries entries(scores, [](std::size_t) { return 0U; });
  std::vector<std::uint32_t> order;
  order.reserve(scores.size());
  for (const Entry& entry : entries.all()) order.push_back(entry.row);
  return order;
}

SortedScores SortScores(std::span<const double> scores,
                        std::span<const std::uint8_t> mark) {
  assert(scores.size() == mark.size());
  const SortedEntries sorted_entries(scores, [mark](std::size_t row) {
    return mark[row] != 0 ? kRowMark : 0U;
  });
  const std::span<const Entry> entries = sorted_entries.all();
  const std::size_t n = entries.size();
  const auto is_new = [entries](std::size_t i) {
    return i == 0 || entries[i].key() != entries[i - 1].key();
  };
  std::size_t different = 0;
  for (std::size_t i = 0; i < n; ++i) different += is_new(i) ? 1U : 0U;
  SortedScores sorted;
  sorted.marked_row.reserve(n);
  sorted.score.resize(different);
  if (different < n) sorted.begin.resize(different + 1);
  // Written without a branch: where equal scores end, nothing foretells.
  std::size_t count = 0;
  for (std::size_t i = 0; i < n; ++i) {
    count += is_new(i) ? 1U : 0U;
    sorted.score[count - 1] = ScoreOf(entries[i].key());
    sorted.marked_row.push_back(entries[i].row);
    if (different < n) sorted.begin[count] = static_cast<std::uint32_t>(i + 1);
  }
  return sorted;
}

}  // namespace melon
