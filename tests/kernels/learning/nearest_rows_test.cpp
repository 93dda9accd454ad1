#include "kernels/learning/nearest_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

/// Numbers that are drawn one after the other, in rows.
template <class Draw>
FeatureMatrix MatrixOf(std::size_t rows, std::size_t columns, Draw draw) {
  FeatureMatrix matrix{.row_count = rows, .column_count = columns};
  for (std::size_t i = 0; i < rows * columns; ++i)
    matrix.values.push_back(draw());
  return matrix;
}

/// Few different numbers, so that many distances are equal.
FeatureMatrix WholeNumbers(std::size_t rows, std::size_t columns,
                           std::uint64_t seed) {
  Random random(seed);
  return MatrixOf(rows, columns,
                  [&] { return static_cast<double>(random.Below(6)); });
}

/// Sorts all distances.
std::vector<std::uint32_t> Plain(const FeatureMatrix& among,
                                 std::span<const double> row,
                                 std::size_t count) {
  std::vector<std::pair<double, std::uint32_t>> all;
  for (std::uint32_t i = 0; i < among.row_count; ++i) {
    double square = 0;
    for (std::size_t j = 0; j < row.size(); ++j)
      square += (among.row(i)[j] - row[j]) * (among.row(i)[j] - row[j]);
    all.emplace_back(square, i);
  }
  std::sort(all.begin(), all.end());
  std::vector<std::uint32_t> nearest;
  for (std::size_t i = 0; i < count; ++i) nearest.push_back(all[i].second);
  std::sort(nearest.begin(), nearest.end());
  return nearest;
}

void ExpectPlain(const FeatureMatrix& among, const FeatureMatrix& rows,
                 std::size_t count) {
  std::size_t visited = 0;
  NearestRows(among, rows, count,
              [&](std::size_t row, std::span<const std::uint32_t> found) {
                std::vector<std::uint32_t> sorted(found.begin(), found.end());
                std::sort(sorted.begin(), sorted.end());
                EXPECT_EQ(sorted, Plain(among, rows.row(row), count)) << row;
                ++visited;
              });
  EXPECT_EQ(visited, rows.row_count);
}

TEST(NearestRows, AreThoseOfThePlainSearchAlsoWithTies) {
  for (const std::size_t size : {1U, 3U, 7U, 8U, 9U, 511U, 1300U}) {
    const FeatureMatrix among = WholeNumbers(size, 3, size);
    const FeatureMatrix rows = WholeNumbers(19, 3, size + 1);
    for (const std::size_t count :
         {std::size_t{1}, std::min<std::size_t>(size, 7), size})
      ExpectPlain(among, rows, count);
  }
}

TEST(NearestRows, AreThoseOfThePlainSearchWithoutColumns) {
  ExpectPlain(WholeNumbers(20, 0, 1), WholeNumbers(3, 0, 2), 4);
}

// Single precision tells such rows apart badly, wrongly or not at all.
TEST(NearestRows, AreThoseOfThePlainSearchWhateverTheNumbers) {
  for (const double origin : {0.0, 1e3, 1e9, 1e20}) {
    for (const double size :
         {1e-320, 1e-30, 1e-7, 1.0, 1e15, 1e19, 1e30, 1e140}) {
      Random random(7);
      const auto draw = [&] { return origin + size * (random.Unit() - 0.5); };
      const FeatureMatrix among = MatrixOf(120, 20, draw);
      ExpectPlain(among, MatrixOf(5, 20, draw), 5);
      // Rows among themselves: the nearest is the row itself.
      ExpectPlain(among, among, 1);
    }
  }
}

TEST(NearestRows, AreThoseOfThePlainSearchBesideRowsFarAway) {
  Random random(3);
  FeatureMatrix among = MatrixOf(200, 6, [&] { return random.Unit(); });
  for (std::size_t row = 0; row < 200; row += 9)
    for (double& value : among.row(row)) value *= row % 2 == 0 ? 1e39 : 1e-39;
  ExpectPlain(among, among, 12);
}

}  // namespace
}  // namespace melon
