#include "kernels/binary/score_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <limits>
#include <utility>

#include "base/bits.h"

namespace melon {
namespace {

/// Up to so many entries insertion is the fastest.
constexpr std::size_t kMostInserted = 24;
/// About so many entries are to be in a bucket.
constexpr std::size_t kEntriesABucket = 8;
/// More buckets than this would be written too far apart.
constexpr std::size_t kMostBuckets = 4096;

/// Entry i is a score and its row. Two arrays, so that they are the result once
/// they are sorted: of a hundred million there is no room for a second.
struct Entries {
  std::span<double> score;
  std::span<MarkedRow> row;

  [[nodiscard]] std::size_t size() const { return score.size(); }
  [[nodiscard]] Entries Part(std::size_t begin, std::size_t end) const {
    return {score.subspan(begin, end - begin), row.subspan(begin, end - begin)};
  }
};

constexpr std::uint64_t kSign = std::uint64_t{1} << 63;

/// An unsigned key whose ascending order is the descending order of the score,
/// which is not −0.
std::uint64_t DescendingKey(double score) {
  const std::uint64_t bits = BitsOf(score);
  return (bits & kSign) != 0 ? bits : ~(bits | kSign);
}

/// Where a bucket ends, for each.
using Ends = std::array<std::uint32_t, kMostBuckets>;

/// Puts entries into `to` by descending ranges of scores, in their order within
/// each. Returns the number of ranges; one when all scores are equal.
template <class ScoreAt, class RowAt>
std::size_t Distribute(std::size_t count, const ScoreAt& score_at,
                       const RowAt& row_at, Entries to, Ends& ends) {
  double highest = score_at(0);
  double lowest = highest;
  for (std::size_t i = 1; i < count; ++i) {
    const double score = score_at(i);
    highest = std::max(highest, score);
    lowest = std::min(lowest, score);
  }
  const std::uint64_t low = DescendingKey(highest);
  const std::uint64_t high = DescendingKey(lowest);
  const std::size_t wanted = std::bit_ceil(
      std::clamp<std::size_t>(count / kEntriesABucket, 2, kMostBuckets));
  const auto shift =
      std::max(0, static_cast<int>(std::bit_width(high - low)) -
                      static_cast<int>(std::bit_width(wanted - 1)));
  const auto bucket_of = [low, shift](double score) {
    return static_cast<std::size_t>((DescendingKey(score) - low) >> shift);
  };
  const auto buckets = static_cast<std::size_t>((high - low) >> shift) + 1;
  std::fill_n(ends.begin(), buckets, 0U);
  for (std::size_t i = 0; i < count; ++i) ++ends[bucket_of(score_at(i))];
  std::uint32_t begin = 0;
  for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
    const std::uint32_t size = ends[bucket];
    ends[bucket] = begin;
    begin += size;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const double score = score_at(i);
    const std::uint32_t place = ends[bucket_of(score)]++;
    to.score[place] = score;
    to.row[place] = row_at(i);
  }
  return buckets;
}

void SortByInsertion(Entries entries) {
  for (std::size_t i = 1; i < entries.size(); ++i) {
    const double score = entries.score[i];
    const MarkedRow row = entries.row[i];
    std::size_t place = i;
    for (; place > 0 && entries.score[place - 1] < score; --place) {
      entries.score[place] = entries.score[place - 1];
      entries.row[place] = entries.row[place - 1];
    }
    entries.score[place] = score;
    entries.row[place] = row;
  }
}

void SortBuckets(Entries entries, std::span<const std::uint32_t> ends,
                 Entries scratch);

/// By score, equal ones in their order; `scratch` is at least as long. A
/// bucket's range of keys is at least two bits narrower than that of all, and
/// mostly many, so that the depth is small whatever the scores.
void Sort(Entries entries, Entries scratch) {
  if (entries.size() <= kMostInserted) {
    SortByInsertion(entries);
    return;
  }
  Ends ends;
  const std::size_t buckets = Distribute(
      entries.size(), [entries](std::size_t i) { return entries.score[i]; },
      [entries](std::size_t i) { return entries.row[i]; }, scratch, ends);
  if (buckets == 1) return;
  std::copy_n(scratch.score.begin(), entries.size(), entries.score.begin());
  std::copy_n(scratch.row.begin(), entries.size(), entries.row.begin());
  SortBuckets(entries, std::span(ends).first(buckets), scratch);
}

void SortBuckets(Entries entries, std::span<const std::uint32_t> ends,
                 Entries scratch) {
  std::uint32_t begin = 0;
  for (const std::uint32_t end : ends) {
    if (end - begin > 1) Sort(entries.Part(begin, end), scratch);
    begin = end;
  }
}

/// Entries that it owns.
struct OwnEntries {
  explicit OwnEntries(std::size_t size) : score(size), row(size) {}

  [[nodiscard]] Entries view() { return {score, row}; }

  std::vector<double> score;
  std::vector<MarkedRow> row;
};

/// All scores in their order, −0 as +0.
template <class IsPositive>
OwnEntries SortedEntries(std::span<const double> scores,
                         const IsPositive& is_positive) {
  assert(scores.size() <= MarkedRow::kMostRows);
  OwnEntries sorted(scores.size());
  if (scores.empty()) return sorted;
  // From the scores into buckets at once: one large array less.
  Ends ends;
  const std::size_t buckets = Distribute(
      scores.size(),
      [scores](std::size_t i) { return scores[i] + 0.0; },  // −0 + 0 is +0
      [&](std::size_t i) {
        return MarkedRow(static_cast<std::uint32_t>(i), is_positive(i));
      },
      sorted.view(), ends);
  if (buckets == 1) return sorted;
  const std::span<const std::uint32_t> used = std::span(ends).first(buckets);
  std::uint32_t largest = used.front();
  for (std::size_t i = 1; i < buckets; ++i)
    largest = std::max(largest, used[i] - used[i - 1]);
  OwnEntries scratch(largest);
  SortBuckets(sorted.view(), used, scratch.view());
  return sorted;
}

}  // namespace

std::vector<std::uint32_t> DescendingOrder(std::span<const double> scores) {
  const OwnEntries entries =
      SortedEntries(scores, [](std::size_t) { return false; });
  std::vector<std::uint32_t> order;
  order.reserve(scores.size());
  for (const MarkedRow row : entries.row) order.push_back(row.row());
  return order;
}

SortedScores SortScores(std::span<const double> scores,
                        std::span<const std::uint8_t> truth) {
  assert(scores.size() == truth.size());
  OwnEntries entries = SortedEntries(
      scores, [truth](std::size_t row) { return truth[row] != 0; });
  SortedScores sorted{std::move(entries.score), std::move(entries.row)};
  // Written without a branch: where equal scores end, nothing foretells.
  std::size_t count = 0;
  double last = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < sorted.rows.size(); ++i) {
    const double score = sorted.score[i];
    const bool is_first = score != last;
    sorted.rows[i].SetFirst(is_first);
    count += is_first ? 1U : 0U;
    sorted.score[count - 1] = score;
    last = score;
  }
  sorted.score.resize(count);
  // A copy for less than it would give back has no room.
  if (count <= sorted.score.capacity() / 2) sorted.score.shrink_to_fit();
  return sorted;
}

}  // namespace melon
