#include "kernels/numbers/counted_column.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

double PlainMedian(Numbers values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  if (values.size() % 2 != 0) return values[half];
  return (values[half - 1] + values[half]) / 2;
}

TEST(CountedColumn, FindsTheMedianAndTheMedianDistanceFromIt) {
  // Median 3; distances 2 1 0 1 95.
  CountedColumn column(Numbers{98, 1, 3, 2, 4});
  EXPECT_EQ(column.Find().median, 3);
  EXPECT_EQ(column.Find().deviation, 1);
}

TEST(CountedColumn, TakesTheMiddleOfTwoForAnEvenNumber) {
  // Median 3; distances 6 1 1 2: 1.5.
  CountedColumn column(Numbers{9, 2, 4, 1});
  EXPECT_EQ(column.Find().median, 3);
  EXPECT_EQ(column.Find().deviation, 1.5);
}

TEST(CountedColumn, CountsARowAsOftenAsItWasAdded) {
  CountedColumn column(Numbers{10, 20, 30});
  column.Clear();
  for (const std::size_t row : {2U, 0U, 2U, 2U, 1U}) column.Add(row);
  // 10 20 30 30 30: distances 20 10 0 0 0.
  EXPECT_EQ(column.Find().median, 30);
  EXPECT_EQ(column.Find().deviation, 0);
  column.Clear();
  for (const std::size_t row : {0U, 2U}) column.Add(row);
  EXPECT_EQ(column.Find().median, 20);
  EXPECT_EQ(column.Find().deviation, 10);
}

TEST(CountedColumn, FindsWhatSortingTheSampleFinds) {
  Random random(4);
  for (std::uint32_t rows = 1; rows < 40; ++rows) {
    Numbers values(rows);
    for (double& one : values) one = random.Below(rows) - 5.;
    CountedColumn column(values);
    for (int sample = 0; sample < 20; ++sample) {
      Numbers drawn;
      column.Clear();
      const std::uint32_t size = 1 + random.Below(2 * rows);
      for (std::uint32_t i = 0; i < size; ++i) {
        const std::size_t row = random.Below(rows);
        column.Add(row);
        drawn.push_back(values[row]);
      }
      const double median = PlainMedian(drawn);
      ASSERT_EQ(column.Find().median, median);
      for (double& one : drawn) one = std::abs(one - median);
      ASSERT_EQ(column.Find().deviation, PlainMedian(drawn));
    }
  }
}

TEST(CountedColumn, HasAMedianBetweenTheLargestNumbers) {
  EXPECT_EQ(CountedColumn(Numbers{-1.5e308, 1.5e308}).Find().median, 0);
}

}  // namespace
}  // namespace melon
