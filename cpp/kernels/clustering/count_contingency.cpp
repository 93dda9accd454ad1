#include "kernels/clustering/count_contingency.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

#include "base/sum.h"

namespace melon {
namespace {

/// Up to so many cells a case finds its cell by place, beyond by hashing.
constexpr std::size_t kMostDenseCells = std::size_t{1} << 20;
/// Up to so many, consecutive cases count in different tables: many cases in a
/// row with the same cell would wait for each other.
constexpr std::size_t kMostSplitCells = std::size_t{1} << 12;
constexpr std::size_t kSplit = 4;

std::uint32_t KeyOf(std::uint16_t row, std::uint16_t column) {
  return (static_cast<std::uint32_t>(row) << 16) | column;
}

/// Cells by row and column in a table with a place for each.
std::vector<double> CountDense(const GroupedCases& rows,
                               const GroupedCases& columns) {
  const std::size_t cells = rows.group_count * columns.group_count;
  const std::size_t split = cells <= kMostSplitCells ? kSplit : 1;
  std::vector<std::uint32_t> counts(cells * split);
  const std::size_t n = rows.group.size();
  for (std::size_t i = 0; i < n; ++i) {
    ++counts[((i % split) * cells) + (rows.group[i] * columns.group_count) +
             columns.group[i]];
  }
  std::vector<double> sums(cells);
  for (std::size_t i = 0; i < counts.size(); ++i) sums[i % cells] += counts[i];
  return sums;
}

std::vector<double> AddDense(const GroupedCases& rows,
                             const GroupedCases& columns,
                             std::span<const double> weight) {
  std::vector<Sum> sums(rows.group_count * columns.group_count);
  for (std::size_t i = 0; i < weight.size(); ++i) {
    sums[(rows.group[i] * columns.group_count) + columns.group[i]].Add(
        weight[i]);
  }
  std::vector<double> values(sums.size());
  std::transform(sums.begin(), sums.end(), values.begin(),
                 [](const Sum& sum) { return sum.value(); });
  return values;
}

/// Sums by key, with linear probing; at most half of the places are taken.
class SparseSums {
 public:
  SparseSums() : places_(std::size_t{1} << 12) {}

  void Add(std::uint32_t key, double weight) {
    Place* place = PlaceOf(key);
    if (!place->taken) {
      if (2 * ++count_ > places_.size()) {
        Grow();
        place = PlaceOf(key);
      }
      place->taken = true;
      place->key = key;
    }
    place->sum.Add(weight);
  }

  [[nodiscard]] std::vector<ContingencyTable::Cell> Cells() const {
    std::vector<ContingencyTable::Cell> cells;
    cells.reserve(count_);
    for (const Place& place : places_) {
      if (place.taken && place.sum.value() > 0)
        cells.push_back(
            {place.key >> 16, place.key & 0xFFFFU, place.sum.value()});
    }
    return cells;
  }

 private:
  struct Place {
    Sum sum;
    std::uint32_t key = 0;
    bool taken = false;
  };

  /// Where the key is, or where it would go. Fibonacci hashing.
  Place* PlaceOf(std::uint32_t key) {
    const std::size_t mask = places_.size() - 1;
    const std::uint64_t mixed = key * 0x9E3779B97F4A7C15U;
    auto place = static_cast<std::size_t>(mixed >> 32) & mask;
    while (places_[place].taken && places_[place].key != key)
      place = (place + 1) & mask;
    return &places_[place];
  }

  void Grow() {
    std::vector<Place> smaller(4 * places_.size());
    smaller.swap(places_);
    for (const Place& place : smaller) {
      if (place.taken) *PlaceOf(place.key) = place;
    }
  }

  std::vector<Place> places_;
  std::size_t count_ = 0;
};

void PutDense(const std::vector<double>& sums, std::size_t column_count,
              ContingencyTable& table) {
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (sums[i] > 0)
      table.cells.push_back({i / column_count, i % column_count, sums[i]});
  }
}

void PutSparse(const GroupedCases& rows, const GroupedCases& columns,
               std::span<const double> weight, ContingencyTable& table) {
  SparseSums sums;
  for (std::size_t i = 0; i < rows.group.size(); ++i) {
    sums.Add(KeyOf(rows.group[i], columns.group[i]),
             weight.empty() ? 1 : weight[i]);
  }
  table.cells = sums.Cells();
  std::sort(
      table.cells.begin(), table.cells.end(),
      [](const ContingencyTable::Cell& a, const ContingencyTable::Cell& b) {
        return a.row != b.row ? a.row < b.row : a.column < b.column;
      });
}

void AddTotals(ContingencyTable& table) {
  std::vector<Sum> rows(table.row_totals.size());
  std::vector<Sum> columns(table.column_totals.size());
  Sum total;
  for (const ContingencyTable::Cell& cell : table.cells) {
    rows[cell.row].Add(cell.weight);
    columns[cell.column].Add(cell.weight);
    total.Add(cell.weight);
  }
  const auto value = [](const Sum& sum) { return sum.value(); };
  std::transform(rows.begin(), rows.end(), table.row_totals.begin(), value);
  std::transform(columns.begin(), columns.end(), table.column_totals.begin(),
                 value);
  table.total = total.value();
}

}  // namespace

ContingencyTable CountContingency(const GroupedCases& rows,
                                  const GroupedCases& columns,
                                  std::span<const double> weight) {
  assert(rows.group.size() == columns.group.size());
  assert(weight.empty() || weight.size() == rows.group.size());
  ContingencyTable table;
  table.row_totals.resize(rows.group_count);
  table.column_totals.resize(columns.group_count);
  table.whole_weights =
      std::all_of(weight.begin(), weight.end(),
                  [](double one) { return one == std::floor(one); });
  if (rows.group.empty()) return table;
  if (rows.group_count * columns.group_count > kMostDenseCells) {
    PutSparse(rows, columns, weight, table);
  } else {
    PutDense(weight.empty() ? CountDense(rows, columns)
                            : AddDense(rows, columns, weight),
             columns.group_count, table);
  }
  AddTotals(table);
  return table;
}

}  // namespace melon
