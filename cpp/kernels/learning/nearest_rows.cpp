#include "kernels/learning/nearest_rows.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace melon {
namespace {

/// Rows that are looked at together, so that a column of `among` is read once
/// for all of them and stays in the fastest cache.
constexpr std::size_t kBlock = 8;
constexpr std::size_t kTile = 512;

using Distance = std::pair<double, std::uint32_t>;

/// Column behind column: the loop over rows runs through memory in order.
std::vector<double> Transposed(const FeatureMatrix& matrix) {
  std::vector<double> columns(matrix.values.size());
  for (std::size_t row = 0; row < matrix.row_count; ++row) {
    for (std::size_t column = 0; column < matrix.column_count; ++column)
      columns[column * matrix.row_count + row] = matrix.row(row)[column];
  }
  return columns;
}

/// The nearest so far: a heap with the farthest of them on top.
class Nearest {
 public:
  void Begin(std::size_t count) {
    count_ = count;
    heap_.clear();
  }
  void Offer(const Distance& one) {
    if (heap_.size() == count_) {
      if (one >= heap_.front()) return;
      std::pop_heap(heap_.begin(), heap_.end());
      heap_.back() = one;
    } else {
      heap_.push_back(one);
    }
    std::push_heap(heap_.begin(), heap_.end());
  }
  [[nodiscard]] const std::vector<Distance>& all() const { return heap_; }

 private:
  std::size_t count_ = 0;
  std::vector<Distance> heap_;
};

/// Squared distances of one row to a tile of rows.
void AddSquares(std::span<const double> columns, std::size_t row_count,
                std::size_t first, std::span<const double> row,
                std::span<double> squares) {
  std::fill(squares.begin(), squares.end(), 0);
  for (std::size_t column = 0; column < row.size(); ++column) {
    const double* const others = columns.data() + column * row_count + first;
    const double mine = row[column];
    for (std::size_t i = 0; i < squares.size(); ++i) {
      const double difference = others[i] - mine;
      squares[i] += difference * difference;
    }
  }
}

/// The nearest of a block of rows.
class Search {
 public:
  Search(const FeatureMatrix& among, const FeatureMatrix& rows,
         std::size_t count)
      : among_(among),
        rows_(rows),
        count_(count),
        columns_(Transposed(among)),
        nearest_(kBlock) {}

  void Look(std::size_t begin, std::size_t end) {
    for (Nearest& one : nearest_) one.Begin(count_);
    for (std::size_t first = 0; first < among_.row_count; first += kTile) {
      squares_.resize(std::min(kTile, among_.row_count - first));
      for (std::size_t row = begin; row < end; ++row) {
        AddSquares(columns_, among_.row_count, first, rows_.row(row), squares_);
        Offer(first, nearest_[row - begin]);
      }
    }
  }

  [[nodiscard]] const std::vector<Distance>& nearest(std::size_t place) const {
    return nearest_[place].all();
  }

 private:
  void Offer(std::size_t first, Nearest& nearest) const {
    for (std::size_t i = 0; i < squares_.size(); ++i)
      nearest.Offer({squares_[i], static_cast<std::uint32_t>(first + i)});
  }

  const FeatureMatrix& among_;
  const FeatureMatrix& rows_;
  std::size_t count_;
  std::vector<double> columns_;
  std::vector<Nearest> nearest_;
  std::vector<double> squares_;
};

}  // namespace

void NearestRows(
    const FeatureMatrix& among, const FeatureMatrix& rows, std::size_t count,
    FunctionView<void(std::size_t row, std::span<const std::uint32_t> nearest)>
        visit) {
  Search search(among, rows, count);
  std::vector<std::uint32_t> found;
  for (std::size_t begin = 0; begin < rows.row_count; begin += kBlock) {
    const std::size_t end = std::min(begin + kBlock, rows.row_count);
    search.Look(begin, end);
    for (std::size_t row = begin; row < end; ++row) {
      found.clear();
      for (const auto& [square, other] : search.nearest(row - begin))
        found.push_back(other);
      visit(row, found);
    }
  }
}

}  // namespace melon
