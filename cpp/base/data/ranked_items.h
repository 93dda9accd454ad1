#pragma once

#include <cstddef>
#include <limits>
#include <span>

namespace melon {

/// The score of an item that the model did not rank: it has no position, and
/// every other item is before it.
inline constexpr double kUnranked = -std::numeric_limits<double>::infinity();

/// Items with their true relevance and a model's score, by query, each query's
/// items by descending score. All entries are finite, but for scores that are
/// kUnranked.
struct RankedItems {
  std::span<const double> relevance;
  std::span<const double> score;
  /// How many items each entry stands for, positive; empty: one.
  std::span<const double> weight = {};
  /// Whether every weight is a whole number, so that items have positions.
  bool whole_weights = true;
  /// The same items by descending relevance: the best ranking of each query.
  std::span<const double> best_relevance = {};
  std::span<const double> best_weight = {};
  /// Where each query begins, and as the last entry the number of entries;
  /// empty: all items belong to one query.
  std::span<const std::size_t> query_starts = {};

  [[nodiscard]] std::size_t size() const { return relevance.size(); }
  [[nodiscard]] std::size_t query_count() const {
    return query_starts.empty() ? 1 : query_starts.size() - 1;
  }
  [[nodiscard]] double WeightOf(std::size_t i) const {
    return weight.empty() ? 1 : weight[i];
  }
  /// The best ranking as if it were a model's: scored by relevance.
  [[nodiscard]] RankedItems Best() const {
    return {best_relevance, best_relevance, best_weight, whole_weights,
            best_relevance, best_weight,    query_starts};
  }
  /// The items of one query alone.
  [[nodiscard]] RankedItems Query(std::size_t index) const {
    if (query_starts.empty()) return *this;
    const std::size_t from = query_starts[index];
    const std::size_t count = query_starts[index + 1] - from;
    const auto part = [from, count](std::span<const double> all) {
      return all.empty() ? all : all.subspan(from, count);
    };
    return {part(relevance), part(score),          part(weight),
            whole_weights,   part(best_relevance), part(best_weight)};
  }
};

}  // namespace melon
