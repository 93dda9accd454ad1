#include "tasks/regression/data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tasks/regression/regression_case.h"

namespace melon {
namespace {

std::vector<double> Copy(std::span<const double> numbers) {
  return {numbers.begin(), numbers.end()};
}

TEST(PrepareRegression, TakesNumbersAsTheyAre) {
  const RegressionCase one = PrepareRegressionCsv(kFourCases);
  EXPECT_EQ(Copy(one.data.truth), (std::vector<double>{1.5, 2, 3, 5.5}));
  ASSERT_EQ(one.data.models.size(), 2U);
  EXPECT_EQ(one.data.models[1].name, "B");
  EXPECT_EQ(Copy(one.data.models[1].prediction),
            (std::vector<double>{1.5, 4, 3, 1.5}));
  EXPECT_EQ(one.data.total, 4);
  EXPECT_TRUE(one.data.whole_weights);
}

TEST(PrepareRegression, KeepsAFeatureWithMissingCells) {
  const RegressionCase one = PrepareRegressionCsv(kFourCases);
  ASSERT_EQ(one.data.features.size(), 1U);
  EXPECT_EQ(one.data.features[0].name, "x");
  EXPECT_EQ(one.data.features[0].value[0], 10);
  EXPECT_TRUE(std::isnan(one.data.features[0].value[2]));
}

TEST(PrepareRegression, WantsNumbersWhereAFeatureIsAskedFor) {
  Options options = RegressionOptions();
  options.features = {"z"};
  EXPECT_EQ(ProblemOfRegressionCsv("y,A,B,z\n1,2,3,a\n2,3,4,b\n", options).code,
            "not_a_number");
}

TEST(PrepareRegression, NamesAMissingCellOrLeavesItsRowOut) {
  constexpr std::string_view kCsv = "y,A,B\n1.5,2,3\n2.5,,4\n3.5,4,5\n";
  const Problem problem = ProblemOfRegressionCsv(kCsv);
  EXPECT_EQ(problem.code, "missing_cells");
  EXPECT_EQ(problem.line, 3U);
  Options options = RegressionOptions();
  options.drop_missing = true;
  const RegressionCase one = PrepareRegressionCsv(kCsv, options);
  EXPECT_EQ(Copy(one.data.truth), (std::vector<double>{1.5, 3.5}));
  EXPECT_EQ(one.data.rows.dropped, 1U);
  ASSERT_EQ(one.data.warnings.size(), 1U);
  EXPECT_EQ(one.data.warnings[0].code, "rows_dropped");
}

TEST(PrepareRegression, RefusesATruthOfTexts) {
  EXPECT_EQ(ProblemOfRegressionCsv("y,A,B\nlow,2,3\nhigh,3,4\n").code,
            "not_a_number");
}

TEST(PrepareRegression, ChecksTheWeights) {
  Options options = RegressionOptions();
  options.weight = "w";
  const RegressionCase one =
      PrepareRegressionCsv("y,A,B,w\n1.5,2,3,2\n2.5,3,4,0.5\n", options);
  EXPECT_FALSE(one.data.whole_weights);
  EXPECT_EQ(one.data.total, 2.5);
  EXPECT_EQ(
      ProblemOfRegressionCsv("y,A,B,w\n1.5,2,3,2\n2.5,3,4,-1\n", options).code,
      "invalid_weight");
}

}  // namespace
}  // namespace melon
