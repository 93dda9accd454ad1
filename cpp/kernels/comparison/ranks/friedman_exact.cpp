#include "kernels/comparison/ranks/friedman_exact.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <functional>
#include <utility>
#include <vector>

namespace melon {
namespace {

/// Twice the ranks of one row, or their sums, which are whole. Columns beyond
/// the table's are 0.
using Ranks = std::array<std::uint16_t, kMostExactAlgorithms>;

/// Columns can be exchanged, so rank sums count by size alone: ascending.
void SortFirst(Ranks& ranks, std::size_t columns) {
  for (std::size_t i = 1; i < columns; ++i) {
    const std::uint16_t moved = ranks[i];
    std::size_t place = i;
    for (; place > 0 && ranks[place - 1] > moved; --place)
      ranks[place] = ranks[place - 1];
    ranks[place] = moved;
  }
}

std::uint64_t SumOfSquares(const Ranks& sums) {
  std::uint64_t total = 0;
  for (const std::uint16_t sum : sums) {
    total += static_cast<std::uint64_t>(sum) * sum;
  }
  return total;
}

struct State {
  Ranks sums{};
  /// 0: the place is free.
  double probability = 0;
};

/// Probabilities of sets of rank sums: a hash table with open addressing.
class States {
 public:
  States() : places_(64) {}

  void Add(const Ranks& sums, double probability) {
    State& place = places_[Find(sums)];
    if (place.probability == 0) {
      place.sums = sums;
      ++size_;
    }
    place.probability += probability;
    if (2 * size_ > places_.size()) Grow();
  }
  [[nodiscard]] std::size_t size() const { return size_; }

  template <class Visit>
  void ForEach(const Visit& visit) const {
    for (const State& state : places_)
      if (state.probability > 0) visit(state);
  }

 private:
  static std::uint64_t Hash(const Ranks& sums) {
    std::array<std::uint64_t, 2> words{};
    static_assert(sizeof words == sizeof sums);
    std::memcpy(words.data(), sums.data(), sizeof words);
    std::uint64_t hash =
        (words[0] * 0x9e3779b97f4a7c15) ^ (words[1] * 0xc2b2ae3d27d4eb4f);
    hash ^= hash >> 29;
    return (hash * 0xbf58476d1ce4e5b9) >> 20;
  }

  /// The place of these sums, or the free one for them.
  [[nodiscard]] std::size_t Find(const Ranks& sums) const {
    const std::size_t mask = places_.size() - 1;
    std::size_t place = static_cast<std::size_t>(Hash(sums)) & mask;
    while (places_[place].probability > 0 && places_[place].sums != sums)
      place = (place + 1) & mask;
    return place;
  }

  void Grow() {
    std::vector<State> before(places_.size() * 2);
    std::swap(before, places_);
    for (const State& state : before)
      if (state.probability > 0) places_[Find(state.sums)] = state;
  }

  std::vector<State> places_;
  std::size_t size_ = 0;
};

Ranks DoubledRanks(std::span<const double> rank) {
  Ranks ranks{};
  for (std::size_t i = 0; i < rank.size(); ++i)
    ranks[i] = static_cast<std::uint16_t>(2 * rank[i]);
  SortFirst(ranks, rank.size());
  return ranks;
}

/// How many orders of the ascending row can be told apart: k!/∏ t!, t tied.
std::size_t CountArrangements(const Ranks& row, std::size_t columns) {
  std::size_t count = 1;
  std::size_t tied = 1;
  for (std::size_t i = 1; i < columns; ++i) {
    tied = row[i] == row[i - 1] ? tied + 1 : 1;
    count = count * (i + 1) / tied;
  }
  return count;
}

/// All orders of a row that can be told apart.
std::vector<Ranks> Arrangements(Ranks row, std::size_t columns) {
  const auto end = row.begin() + static_cast<std::ptrdiff_t>(columns);
  std::vector<Ranks> all;
  do all.push_back(row);
  while (std::next_permutation(row.begin(), end));
  return all;
}

Ranks Added(const Ranks& sums, const Ranks& row) {
  Ranks total;
  for (std::size_t i = 0; i < total.size(); ++i)
    total[i] = static_cast<std::uint16_t>(sums[i] + row[i]);
  return total;
}

std::uint64_t ObservedSquares(std::span<const double> rank,
                              std::size_t columns) {
  Ranks sums{};
  for (std::size_t i = 0; i < rank.size(); ++i) {
    std::uint16_t& sum = sums[i % columns];
    sum = static_cast<std::uint16_t>(sum + (2 * rank[i]));
  }
  return SumOfSquares(sums);
}

/// Every arrangement of a row on top of every set of sums.
States Convolve(const States& before, const std::vector<Ranks>& arrangements,
                std::size_t columns) {
  States after;
  const auto count = static_cast<double>(arrangements.size());
  before.ForEach([&](const State& state) {
    for (const Ranks& row : arrangements) {
      Ranks sums = Added(state.sums, row);
      SortFirst(sums, columns);
      after.Add(sums, state.probability / count);
    }
  });
  return after;
}

/// The probability of a sum of squares of at least `least` with the last row.
double TailWith(const States& before, const std::vector<Ranks>& arrangements,
                std::uint64_t least) {
  double tail = 0;
  before.ForEach([&](const State& state) {
    std::size_t count = 0;
    for (const Ranks& row : arrangements)
      if (SumOfSquares(Added(state.sums, row)) >= least) ++count;
    tail += state.probability * static_cast<double>(count);
  });
  return tail / static_cast<double>(arrangements.size());
}

/// The rows’ ranks, each row ascending, those with many ties first: they leave
/// fewer sets of sums to go on with.
std::vector<Ranks> SortedRows(std::span<const double> rank,
                              std::size_t columns) {
  std::vector<Ranks> rows;
  for (std::size_t begin = 0; begin < rank.size(); begin += columns)
    rows.push_back(DoubledRanks(rank.subspan(begin, columns)));
  std::sort(rows.begin(), rows.end(), std::greater<>());
  return rows;
}

}  // namespace

std::optional<double> FriedmanExactTail(std::span<const double> rank,
                                        std::size_t columns) {
  assert(columns > 0 && rank.size() % columns == 0);
  if (columns > kMostExactAlgorithms ||
      rank.size() / columns > kMostExactDataSets) {
    return std::nullopt;
  }
  const std::vector<Ranks> rows = SortedRows(rank, columns);
  if (rows.size() < 2) return 1;
  States states;
  // Which column is which does not matter, so the first row may stay as it is.
  states.Add(rows[0], 1);
  std::size_t steps = 0;
  std::size_t to_come = 0;
  for (std::size_t row = 1; row < rows.size(); ++row)
    to_come += CountArrangements(rows[row], columns);
  for (std::size_t row = 1;; ++row) {
    // Ascending sums stay different when the same ascending row is added, so
    // the states never get fewer: there will be at least so many steps.
    if (steps + (states.size() * to_come) > kMostExactSteps)
      return std::nullopt;
    const std::vector<Ranks> arrangements = Arrangements(rows[row], columns);
    steps += states.size() * arrangements.size();
    to_come -= arrangements.size();
    if (row + 1 == rows.size()) {
      // Rounding may take the sum of all probabilities past 1.
      return std::min(
          1.0, TailWith(states, arrangements, ObservedSquares(rank, columns)));
    }
    states = Convolve(states, arrangements, columns);
  }
}

}  // namespace melon
