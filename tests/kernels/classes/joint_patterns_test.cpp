#include "kernels/classes/joint_patterns.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>

#include "base/random.h"

namespace melon {
namespace {

using Codes = std::vector<std::uint16_t>;

TEST(FindPatterns, FindsDifferentRowsInOrderOfFirstAppearance) {
  const Codes a{0, 1, 0, 0, 1};
  const Codes b{2, 2, 2, 0, 2};
  const std::vector<std::span<const std::uint16_t>> columns{a, b};
  const JointPatterns patterns = FindPatterns(columns, {}, 3);
  EXPECT_EQ(patterns.first_row, (std::vector<std::uint32_t>{0, 1, 3}));
  EXPECT_EQ(patterns.weight, (std::vector<double>{2, 2, 1}));
}

TEST(FindPatterns, AddsWeights) {
  const Codes a{0, 1, 0};
  const std::vector<std::span<const std::uint16_t>> columns{a};
  const std::vector<double> weight{3, 0, 4};
  EXPECT_EQ(FindPatterns(columns, weight, 2).weight,
            (std::vector<double>{7, 0}));
}

TEST(FindPatterns, IsTheSameByTableAndByHash) {
  // Four columns of 300 codes are too many for a table; an ordered map is the
  // twin.
  Random random(3);
  std::vector<Codes> columns(4);
  for (Codes& column : columns) {
    for (int i = 0; i < 500; ++i) {
      column.push_back(
          static_cast<std::uint16_t>(random.Below(2) == 0 ? 7 : 299));
    }
  }
  const std::vector<std::span<const std::uint16_t>> views(columns.begin(),
                                                          columns.end());
  for (const std::size_t codes : {300U, 60000U}) {
    const JointPatterns patterns = FindPatterns(views, {}, codes);
    std::map<Codes, double> counted;
    for (std::size_t row = 0; row < 500; ++row) {
      Codes key;
      for (const Codes& column : columns) key.push_back(column[row]);
      counted[key] += 1;
    }
    ASSERT_EQ(patterns.first_row.size(), counted.size());
    for (std::size_t i = 0; i < counted.size(); ++i) {
      Codes key;
      for (const Codes& column : columns)
        key.push_back(column[patterns.first_row[i]]);
      EXPECT_EQ(patterns.weight[i], counted[key]);
    }
  }
}

}  // namespace
}  // namespace melon
