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

FeatureMatrix RandomMatrix(std::size_t rows, std::size_t columns,
                           std::uint64_t seed) {
  Random random(seed);
  FeatureMatrix matrix{.row_count = rows, .column_count = columns};
  for (std::size_t i = 0; i < rows * columns; ++i)
    matrix.values.push_back(random.Below(6));
  return matrix;
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

TEST(NearestRows, AreThoseOfThePlainSearchAlsoWithTies) {
  for (const std::size_t size : {1U, 3U, 511U, 512U, 513U, 1300U}) {
    const FeatureMatrix among = RandomMatrix(size, 3, size);
    const FeatureMatrix rows = RandomMatrix(19, 3, size + 1);
    for (const std::size_t count :
         {std::size_t{1}, std::min<std::size_t>(size, 7), size}) {
      std::size_t visited = 0;
      NearestRows(among, rows, count,
                  [&](std::size_t row, std::span<const std::uint32_t> found) {
                    std::vector<std::uint32_t> sorted(found.begin(),
                                                      found.end());
                    std::sort(sorted.begin(), sorted.end());
                    EXPECT_EQ(sorted, Plain(among, rows.row(row), count));
                    ++visited;
                  });
      EXPECT_EQ(visited, 19U);
    }
  }
}

}  // namespace
}  // namespace melon
