#include "kernels/comparison/ranks/rank_rows.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <limits>

#include "base/bits.h"

namespace melon {
namespace {

/// Up to so many columns it is faster to count, for each result, those that go
/// before it than to sort.
constexpr std::size_t kMostCounted = 256;
/// Results that are counted side by side, in registers.
constexpr std::size_t kSideBySide = 8;

/// The sign and the leading bits of a number, as an integer in the same order:
/// unequal keys are in the order of the numbers, equal ones leave it open.
std::int32_t KeyOf(double number) {
  const auto leading = static_cast<std::int32_t>(BitsOf(number) >> 32);
  return leading ^ ((leading >> 31) & std::numeric_limits<std::int32_t>::max());
}

/// Ranks one row after another in the same memory.
class RowRanker {
 public:
  RowRanker(std::size_t columns, bool higher_is_better, double tolerance)
      : columns_(columns),
        sign_(higher_is_better ? -1 : 1),
        tolerance_(tolerance),
        padded_((columns + kSideBySide - 1) / kSideBySide * kSideBySide),
        value_(columns),
        key_(padded_),
        before_(padded_),
        order_(columns),
        taken_(columns) {}

  void Rank(const double* result, double* rank) {
    // Adding 0 makes −0 and 0 one number.
    for (std::size_t i = 0; i < columns_; ++i)
      value_[i] = (sign_ * result[i]) + 0.0;
    if (columns_ <= kMostCounted) {
      CountSmallerKeys();
      if (tolerance_ == 0 && KeysDiffer()) {
        for (std::size_t i = 0; i < columns_; ++i) rank[i] = before_[i] + 1;
        return;
      }
      OrderByCounts();
    } else {
      for (std::size_t i = 0; i < columns_; ++i)
        order_[i] = static_cast<std::uint32_t>(i);
      SortByValue(0, columns_);
    }
    ShareRanks(rank);
  }

 private:
  void SortByValue(std::size_t begin, std::size_t end) {
    std::sort(order_.begin() + static_cast<std::ptrdiff_t>(begin),
              order_.begin() + static_cast<std::ptrdiff_t>(end),
              [this](std::uint32_t a, std::uint32_t b) {
                return value_[a] < value_[b];
              });
  }

  /// For each result, how many have a smaller key.
  void CountSmallerKeys() {
    for (std::size_t i = 0; i < columns_; ++i) key_[i] = KeyOf(value_[i]);
    for (std::size_t begin = 0; begin < padded_; begin += kSideBySide) {
      std::array<std::int32_t, kSideBySide> key;
      std::array<std::int32_t, kSideBySide> before{};
      std::copy_n(key_.begin() + static_cast<std::ptrdiff_t>(begin),
                  kSideBySide, key.begin());
      for (std::size_t j = 0; j < columns_; ++j) {
        const std::int32_t other = key_[j];
        for (std::size_t i = 0; i < kSideBySide; ++i)
          before[i] += static_cast<std::int32_t>(other < key[i]);
      }
      std::copy_n(before.begin(), kSideBySide,
                  before_.begin() + static_cast<std::ptrdiff_t>(begin));
    }
  }

  /// The counts are then 0 … columns − 1; every pair of equal keys takes 1 from
  /// their sum.
  [[nodiscard]] bool KeysDiffer() const {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < columns_; ++i) sum += before_[i];
    return static_cast<std::size_t>(sum) == columns_ * (columns_ - 1) / 2;
  }

  void OrderByCounts() {
    std::fill(taken_.begin(), taken_.end(), 0);
    for (std::size_t i = 0; i < columns_; ++i) {
      const auto first = static_cast<std::size_t>(before_[i]);
      order_[first + taken_[first]++] = static_cast<std::uint32_t>(i);
    }
    for (std::size_t begin = 0; begin < columns_; begin += taken_[begin])
      if (taken_[begin] > 1 && !AllEqual(begin, begin + taken_[begin]))
        SortByValue(begin, begin + taken_[begin]);
  }

  [[nodiscard]] bool AllEqual(std::size_t begin, std::size_t end) const {
    const double first = value_[order_[begin]];
    for (std::size_t i = begin + 1; i < end; ++i)
      if (value_[order_[i]] != first) return false;
    return true;
  }

  [[nodiscard]] bool Tied(double best, double other) const {
    if (tolerance_ == 0) return best == other;
    const double rounding = 4 * std::numeric_limits<double>::epsilon() *
                            std::max(std::abs(best), std::abs(other));
    return other - best <= tolerance_ + rounding;
  }

  void ShareRanks(double* rank) const {
    for (std::size_t begin = 0; begin < columns_;) {
      const double best = value_[order_[begin]];
      std::size_t end = begin + 1;
      while (end < columns_ && Tied(best, value_[order_[end]])) ++end;
      const double shared = static_cast<double>(begin + end + 1) / 2;
      for (; begin < end; ++begin) rank[order_[begin]] = shared;
    }
  }

  std::size_t columns_;
  double sign_;
  double tolerance_;
  std::size_t padded_;
  /// Smaller is better.
  std::vector<double> value_;
  std::vector<std::int32_t> key_;
  std::vector<std::int32_t> before_;
  std::vector<std::uint32_t> order_;
  /// How many results with the same key begin at this place of the order.
  std::vector<std::uint32_t> taken_;
};

}  // namespace

RankSums SumRanks(std::span<const double> rank, std::size_t columns) {
  assert(columns > 0 && rank.size() % columns == 0);
  RankSums sums;
  sums.row_count = rank.size() / columns;
  sums.rank_sum.resize(columns);
  std::vector<double> squares(columns);
  for (std::size_t row = 0; row < sums.row_count; ++row) {
    const double* ranks = rank.data() + (row * columns);
    for (std::size_t column = 0; column < columns; ++column) {
      sums.rank_sum[column] += ranks[column];
      squares[column] += ranks[column] * ranks[column];
    }
  }
  for (const double square : squares) sums.squared_ranks += square;
  // t tied ranks have a sum of squares smaller by (t³ − t)/12 than without.
  const auto k = static_cast<double>(columns);
  const double untied =
      static_cast<double>(sums.row_count) * k * (k + 1) * ((2 * k) + 1) / 6;
  sums.tie_term = 12 * (untied - sums.squared_ranks);
  return sums;
}

std::vector<double> TieSizes(std::span<const double> ranks) {
  std::vector<double> sizes;
  for (auto at = ranks.begin(); at != ranks.end(); ++at) {
    if (std::find(ranks.begin(), at, *at) != at) continue;
    const auto size = std::count(at, ranks.end(), *at);
    if (size > 1) sizes.push_back(static_cast<double>(size));
  }
  return sizes;
}

RowRanks RankRows(std::span<const double> result, std::size_t columns,
                  bool higher_is_better, double tolerance) {
  assert(columns > 0 && result.size() % columns == 0);
  RowRanks ranks;
  ranks.rank.resize(result.size());
  RowRanker ranker(columns, higher_is_better, tolerance);
  for (std::size_t begin = 0; begin < result.size(); begin += columns)
    ranker.Rank(result.data() + begin, ranks.rank.data() + begin);
  ranks.sums = SumRanks(ranks.rank, columns);
  return ranks;
}

}  // namespace melon
