#include "kernels/comparison/ranks/friedman_permutations.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace melon {
namespace {

/// So many outcomes of one 32-bit number at most, so that it seldom has to be
/// drawn again for the sake of uniformity.
constexpr std::uint64_t kMostOutcomes = std::uint64_t{1} << 20;

/// Puts one of the first `size` ranks, each as likely as the others, at their
/// end; what is left of the fraction is uniform again.
inline void Place(std::uint32_t* row, std::uint32_t size,
                  std::uint32_t& fraction) {
  const std::uint64_t product = std::uint64_t{fraction} * size;
  fraction = static_cast<std::uint32_t>(product);
  const auto place = static_cast<std::size_t>(product >> 32);
  const std::uint32_t moved = row[place];
  row[place] = row[size - 1];
  row[size - 1] = moved;
}

}  // namespace

FriedmanPermutations::FriedmanPermutations(std::span<const double> rank,
                                           std::size_t columns,
                                           std::uint64_t seed)
    : columns_(columns), random_(seed), sums_(columns) {
  assert(columns > 0 && rank.size() % columns == 0);
  ranks_.reserve(rank.size());
  for (const double one : rank)
    ranks_.push_back(static_cast<std::uint32_t>(2 * one));
  SumColumns();
  observed_ = SumOfSquares();
  SortRanks();
  for (auto first = static_cast<std::uint32_t>(columns); first > 1;) {
    Batch batch{first, first, first};
    while (batch.last > 2 &&
           std::uint64_t{batch.product} * (batch.last - 1) <= kMostOutcomes) {
      batch.product *= --batch.last;
    }
    batches_.push_back(batch);
    first = batch.last - 1;
  }
}

void FriedmanPermutations::SortRanks() {
  std::vector<std::span<const std::uint32_t>> rows;
  for (std::size_t begin = 0; begin < ranks_.size(); begin += columns_) {
    const std::span<std::uint32_t> row =
        std::span(ranks_).subspan(begin, columns_);
    std::sort(row.begin(), row.end());
    rows.emplace_back(row);
  }
  std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  });
  std::vector<std::uint32_t> sorted;
  sorted.reserve(ranks_.size());
  for (const std::span<const std::uint32_t> row : rows)
    sorted.insert(sorted.end(), row.begin(), row.end());
  ranks_ = std::move(sorted);
}

std::uint32_t FriedmanPermutations::NextWord() {
  half_used_ = !half_used_;
  if (half_used_) return static_cast<std::uint32_t>(word_);
  word_ = random_();
  return static_cast<std::uint32_t>(word_ >> 32);
}

/// Fisher and Yates' shuffle with Lemire's multiplication, several sizes to a
/// random number: the fraction that is left of it after one size serves for the
/// next. What remains at the end says whether the number belongs to the few
/// that would make some outcomes likelier; the batch is then shuffled again.
/// Brackett-Rozinsky & Lemire 2024, Softw. Pract. Exper.
bool FriedmanPermutations::Batch::Fair(std::uint32_t left) const {
  return left >= product || left >= -product % product;
}

void FriedmanPermutations::ShuffleBatch(const Batch& batch,
                                        std::uint32_t* row) {
  std::uint32_t fraction = 0;
  do {
    fraction = NextWord();
    for (std::uint32_t size = batch.first; size >= batch.last; --size)
      Place(row, size, fraction);
  } while (!batch.Fair(fraction));
}

/// Two rows at a time: neither waits for the other's memory.
void FriedmanPermutations::ShufflePair(std::uint32_t* row,
                                       std::uint32_t* other) {
  for (const Batch& batch : batches_) {
    std::uint32_t fraction = NextWord();
    std::uint32_t other_fraction = NextWord();
    for (std::uint32_t size = batch.first; size >= batch.last; --size) {
      Place(row, size, fraction);
      Place(other, size, other_fraction);
    }
    if (!batch.Fair(fraction)) ShuffleBatch(batch, row);
    if (!batch.Fair(other_fraction)) ShuffleBatch(batch, other);
  }
}

void FriedmanPermutations::ShuffleAll() {
  std::size_t begin = 0;
  for (; begin + (2 * columns_) <= ranks_.size(); begin += 2 * columns_)
    ShufflePair(&ranks_[begin], &ranks_[begin + columns_]);
  if (begin == ranks_.size()) return;
  for (const Batch& batch : batches_) ShuffleBatch(batch, &ranks_[begin]);
}

void FriedmanPermutations::SumColumns() {
  std::fill(sums_.begin(), sums_.end(), 0);
  for (std::size_t begin = 0; begin < ranks_.size(); begin += columns_) {
    const std::uint32_t* row = &ranks_[begin];
    for (std::size_t i = 0; i < columns_; ++i) sums_[i] += row[i];
  }
}

double FriedmanPermutations::SumOfSquares() const {
  double total = 0;
  for (const std::uint32_t sum : sums_)
    total += static_cast<double>(sum) * static_cast<double>(sum);
  return total;
}

void FriedmanPermutations::Draw(std::uint32_t draws) {
  for (std::uint32_t draw = 0; draw < draws; ++draw) {
    ShuffleAll();
    SumColumns();
    // Whole numbers below 2⁵³: what is equal is equal.
    if (SumOfSquares() >= observed_) ++at_least_;
  }
  draws_ += draws;
}

}  // namespace melon
