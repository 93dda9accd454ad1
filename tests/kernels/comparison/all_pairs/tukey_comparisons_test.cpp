#include "kernels/comparison/all_pairs/tukey_comparisons.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "special/student_t.h"

namespace melon {
namespace {

struct TukeyComparisons {
  std::vector<Value> p_values;
  Value critical_difference;
};

TukeyComparisons Compare(const std::vector<double>& result, std::size_t columns,
                         double alpha = .05) {
  const RankedResults table = {.row_count = result.size() / columns,
                               .column_count = columns,
                               .result = result,
                               .rank = {}};
  return {TukeyPValues(table), TukeyDifference(table, alpha)};
}

TEST(Tukey, IsThePairedTTestForTwoAlgorithms) {
  // Differences 1 2 3 6: mean 3, variance 14/3; q = √2·t.
  const TukeyComparisons comparisons = Compare({1, 2, 2, 4, 3, 6, 4, 10}, 2);
  const double error = std::sqrt(14. / 12);
  EXPECT_NEAR(comparisons.p_values[0].number(), StudentTwoSided(3 / error, 3),
              1e-13);
  EXPECT_NEAR(comparisons.critical_difference.number(),
              StudentTwoSidedQuantile(.95, 3) * error, 1e-10);
}

TEST(Tukey, AgreesWithR) {
  const auto rows = GoldenNumbers("comparison/tukey.csv");
  std::size_t next = 0;
  for (const char* name : {"demsar", "normal", "rounded", "errors"}) {
    std::vector<double> result;
    std::size_t columns = 0;
    for (const auto& row :
         GoldenNumbers(std::string("comparison/") + name + ".csv")) {
      columns = row.size();
      result.insert(result.end(), row.begin(), row.end());
    }
    const TukeyComparisons comparisons = Compare(result, columns);
    ASSERT_EQ(comparisons.p_values.size(), columns * (columns - 1) / 2);
    for (const Value& p : comparisons.p_values) {
      // ptukey errs in the eighth digit.
      EXPECT_NEAR(p.number(), rows[next][3], 2e-8) << name;
      EXPECT_NEAR(comparisons.critical_difference.number() / rows[next][4], 1,
                  1e-5);
      ++next;
    }
  }
  EXPECT_EQ(next, rows.size());
}

TEST(Tukey, HasPEqualToAlphaAtTheCriticalDifference) {
  std::vector<double> result = {1, 5, 3, 2, 9, 4, 8, 8, 1, 2, 6, 5};
  const TukeyComparisons before = Compare(result, 3, .2);
  // A shift of a whole column changes no variance within.
  double mean = 0;
  for (std::size_t row = 0; row < 4; ++row)
    mean += (result[3 * row] - result[(3 * row) + 2]) / 4;
  for (std::size_t row = 0; row < 4; ++row)
    result[3 * row] += before.critical_difference.number() - mean;
  EXPECT_NEAR(Compare(result, 3, .2).p_values[1].number(), .2, 1e-11);
}

TEST(Tukey, SaysWhyThereIsNothingToCompare) {
  const auto reason = [](const std::vector<double>& result,
                         std::size_t columns) {
    return Compare(result, columns).critical_difference.reason().id;
  };
  EXPECT_EQ(reason({1, 2}, 1), "too_few_algorithms");
  EXPECT_EQ(reason({1, 2}, 2), "too_few_data_sets");
  EXPECT_EQ(reason({1, 2, 2, 3, 3, 4}, 2), "no_variance");
  // The mean difference and its deviation are; 12.7 times as much is not.
  EXPECT_EQ(reason({1e308, -.7e308, 0, .5e308}, 2), "overflow");
  EXPECT_EQ(Compare({1, 2, 2, 3}, 2).p_values.size(), 1U);
  EXPECT_FALSE(Compare({1, 2, 2, 3}, 2).p_values[0].defined());
}

}  // namespace
}  // namespace melon
