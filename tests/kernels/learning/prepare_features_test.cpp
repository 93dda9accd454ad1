#include "kernels/learning/prepare_features.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace melon {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr std::uint16_t kMissing = FeatureColumn::kMissing;

TEST(PrepareFeatures, LearnsFromTheTrainingRowsAlone) {
  const std::vector<double> numbers = {1, 3, kNaN, 1000};
  const std::vector<FeatureColumn> columns = {{.numbers = numbers}};
  const std::vector<std::uint32_t> training = {0, 1, 2};
  const std::vector<std::uint32_t> all = {0, 1, 2, 3};
  const FeaturePreparation preparation(columns, training, false);
  EXPECT_EQ(preparation.Apply(columns, all).values,
            (std::vector<double>{1, 3, 2, 1000}));
}

TEST(PrepareFeatures, StandardizesByTheTrainingRows) {
  const std::vector<double> numbers = {1, 3, 5, 9};
  const std::vector<FeatureColumn> columns = {{.numbers = numbers}};
  const std::vector<std::uint32_t> training = {0, 1};
  const std::vector<std::uint32_t> test = {2, 3};
  const FeaturePreparation preparation(columns, training, true);
  // Mean 2, deviation 1.
  EXPECT_EQ(preparation.Apply(columns, test).values,
            (std::vector<double>{3, 7}));
}

TEST(PrepareFeatures, AConstantColumnBecomesZero) {
  const std::vector<double> numbers(10, 0.1);
  const std::vector<FeatureColumn> columns = {{.numbers = numbers}};
  const std::vector<std::uint32_t> rows = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  const FeaturePreparation preparation(columns, rows, true);
  for (const double value : preparation.Apply(columns, rows).values)
    EXPECT_NEAR(value, 0, 1e-15);
}

TEST(PrepareFeatures, GivesEachLevelOfTheTrainingRowsAFeature) {
  const std::vector<std::uint16_t> levels = {2, 0, 2, kMissing, 1};
  const std::vector<FeatureColumn> columns = {
      {.levels = levels, .level_count = 3}};
  const std::vector<std::uint32_t> training = {0, 1, 2};
  const std::vector<std::uint32_t> test = {3, 4, 1};
  const FeaturePreparation preparation(columns, training, true);
  EXPECT_EQ(preparation.feature_count(), 2U);
  // Missing: the most frequent level 2; level 1 was never seen; level 0.
  EXPECT_EQ(preparation.Apply(columns, test).values,
            (std::vector<double>{0, 1, 0, 0, 1, 0}));
}

TEST(PrepareFeatures, AColumnThatIsMissingInTheTrainingRowsIsNone) {
  const std::vector<double> numbers = {kNaN, kNaN, 4};
  const std::vector<std::uint16_t> levels = {kMissing, kMissing, 0};
  const std::vector<FeatureColumn> columns = {
      {.numbers = numbers}, {.levels = levels, .level_count = 1}};
  const std::vector<std::uint32_t> training = {0, 1};
  const FeaturePreparation preparation(columns, training, true);
  EXPECT_EQ(preparation.feature_count(), 0U);
}

}  // namespace
}  // namespace melon
