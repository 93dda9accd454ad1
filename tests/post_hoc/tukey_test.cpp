#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "post_hoc/post_hoc_support.h"
#include "special/student_t.h"

namespace melon::post_hoc {
extern const PostHoc tukey;
namespace {

std::vector<Value> Compare(const std::vector<double>& result,
                           std::size_t columns) {
  return tukey.from_results({.row_count = result.size() / columns,
                             .column_count = columns,
                             .result = result,
                             .rank = {}});
}

TEST(Tukey, IsThePairedTTestForTwoAlgorithms) {
  // Differences 1 2 3 6: mean 3, variance 14/3.
  EXPECT_NEAR(Compare({1, 2, 2, 4, 3, 6, 4, 10}, 2)[0].number(),
              StudentTwoSided(3 / std::sqrt(14. / 12), 3), 1e-13);
}

TEST(Tukey, AgreesWithRsPtukey) {
  // tests/golden/comparison_tests.R: the first table is Demšar's.
  const auto rows = GoldenNumbers("comparison/tukey.csv");
  std::vector<double> result;
  for (const auto& row : GoldenNumbers("comparison/demsar.csv"))
    result.insert(result.end(), row.begin(), row.end());
  const std::vector<Value> p_values = Compare(result, 4);
  ASSERT_EQ(p_values.size(), 6U);
  for (std::size_t i = 0; i < p_values.size(); ++i)
    EXPECT_NEAR(p_values[i].number(), rows[i][3], 2e-8);
}

TEST(Tukey, IsUndefinedWhereNothingVaries) {
  EXPECT_EQ(Compare({1, 2, 2, 3}, 2)[0].reason().id, "no_variance");
  EXPECT_EQ(Compare({1, 2}, 2)[0].reason().id, "too_few_data_sets");
  EXPECT_TRUE(Compare({1, 2}, 1).empty());
}

}  // namespace
}  // namespace melon::post_hoc
