#include "kernels/ranking/rank_items.h"

#include <cassert>
#include <cmath>

#include "kernels/binary/score_order.h"

namespace melon {
namespace {

/// Rows of positive weight by query, then by descending key; and where each
/// query begins.
class QueryOrder {
 public:
  QueryOrder(std::span<const double> weight,
             std::span<const std::uint32_t> query, std::size_t query_count)
      : weight_(weight), query_(query), starts_(query_count + 1) {}

  std::vector<std::uint32_t> Sort(std::span<const double> key) {
    const std::vector<std::uint32_t> order = DescendingOrder(key);
    std::vector<std::size_t> next(starts_.size() + 1);
    for (const std::uint32_t row : order) {
      if (IsSeen(row)) ++next[QueryOf(row) + 1];
    }
    for (std::size_t i = 1; i < next.size(); ++i) next[i] += next[i - 1];
    starts_.assign(next.begin(), next.end() - 1);
    std::vector<std::uint32_t> sorted(starts_.back());
    for (const std::uint32_t row : order) {
      if (IsSeen(row)) sorted[next[QueryOf(row)]++] = row;
    }
    return sorted;
  }

  [[nodiscard]] const std::vector<std::size_t>& starts() const {
    return starts_;
  }

 private:
  [[nodiscard]] bool IsSeen(std::uint32_t row) const {
    return weight_.empty() || weight_[row] > 0;
  }
  [[nodiscard]] std::size_t QueryOf(std::uint32_t row) const {
    return query_.empty() ? 0 : query_[row];
  }

  std::span<const double> weight_;
  std::span<const std::uint32_t> query_;
  std::vector<std::size_t> starts_;
};

std::vector<double> Gather(std::span<const double> column,
                           std::span<const std::uint32_t> rows) {
  std::vector<double> gathered;
  if (column.empty()) return gathered;
  gathered.reserve(rows.size());
  for (const std::uint32_t row : rows) gathered.push_back(column[row] + 0.0);
  return gathered;
}

}  // namespace

RankedLists RankItems(std::span<const double> relevance,
                      std::span<const double> score,
                      std::span<const double> weight,
                      std::span<const std::uint32_t> query,
                      std::size_t query_count) {
  assert(relevance.size() == score.size() &&
         (weight.empty() || weight.size() == score.size()) &&
         (query.empty() || query.size() == score.size()));
  RankedLists lists;
  QueryOrder order(weight, query, query.empty() ? 1 : query_count);
  const std::vector<std::uint32_t> best = order.Sort(relevance);
  lists.best_relevance = Gather(relevance, best);
  lists.best_weight = Gather(weight, best);
  lists.rows = order.Sort(score);
  lists.relevance = Gather(relevance, lists.rows);
  lists.score = Gather(score, lists.rows);
  lists.weight = Gather(weight, lists.rows);
  lists.query_starts = order.starts();
  for (const double one : lists.weight) {
    if (one != std::floor(one)) lists.whole_weights = false;
  }
  return lists;
}

}  // namespace melon
