#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "hypothesis/paired_scores.h"
#include "hypothesis/test.h"

namespace melon::hypothesis {
extern const Test cochran_q;
namespace {

using Columns = std::vector<std::vector<std::uint8_t>>;

KeyValues Compute(const Columns& columns,
                  const std::vector<double>& weight = {}) {
  const std::vector<std::span<const std::uint8_t>> right(columns.begin(),
                                                         columns.end());
  return cochran_q.from_many({.right = right, .weight = weight}, {});
}

/// Kuncheva's three classifiers, 100 cases, as patterns of which are right with
/// their numbers: 84, 92 and 92 right answers.
const Columns kPatterns = {
    {1, 1, 1, 0, 0, 0, 0}, {1, 1, 0, 1, 1, 0, 0}, {1, 0, 0, 1, 0, 1, 0}};
const std::vector<double> kPatternCounts = {80, 2, 2, 9, 1, 3, 3};

TEST(CochranQ, ComparesHowOftenEachModelIsRight) {
  // G = (2, 1, 0), T = 3, L = (2, 1, 0): Q = 2 (3·5 − 9) / (3·3 − 5).
  const KeyValues values = Compute({{1, 1, 0}, {1, 0, 0}, {0, 0, 0}});
  EXPECT_DOUBLE_EQ(At(values, "cochran_q").number(), 3);
  EXPECT_EQ(At(values, "cochran_q_df").number(), 2);
}

TEST(CochranQ, GivesKunchevasNumbers) {
  // docs/worked-examples.md: 7.5294, p .0232.
  const KeyValues values = Compute(kPatterns, kPatternCounts);
  EXPECT_NEAR(At(values, "cochran_q").number(), 7.5294, 5e-5);
  EXPECT_NEAR(At(values, "cochran_q_p").number(), .0232, 5e-5);
}

TEST(CochranQ, CountsARowOfWeightTwoTwice) {
  Columns repeated(3);
  for (std::size_t model = 0; model < 3; ++model) {
    for (std::size_t i = 0; i < kPatternCounts.size(); ++i) {
      repeated[model].insert(repeated[model].end(),
                             static_cast<std::size_t>(kPatternCounts[i]),
                             kPatterns[model][i]);
    }
  }
  EXPECT_DOUBLE_EQ(
      At(Compute(repeated), "cochran_q").number(),
      At(Compute(kPatterns, kPatternCounts), "cochran_q").number());
}

TEST(CochranQ, AgreesWithStatsmodelsOnPredictionsOfSixModels) {
  const auto scores = GoldenNumbers("delong/predictions.csv");
  const auto expected = GoldenNumbers("hypothesis/cochran_q.csv");
  ASSERT_EQ(expected.size(), 5U);
  Columns right;
  for (std::size_t model = 1; model < scores[0].size(); ++model) {
    auto& column = right.emplace_back();
    for (const auto& row : scores) {
      column.push_back(
          static_cast<std::uint8_t>((row[model] >= 0.5) == (row[0] == 1)));
    }
  }
  for (const auto& row : expected) {
    const auto count = static_cast<std::ptrdiff_t>(row[0]);
    const KeyValues values =
        Compute(Columns(right.begin(), right.begin() + count));
    EXPECT_NEAR(At(values, "cochran_q").number(), row[1], 1e-13);
    EXPECT_NEAR(At(values, "cochran_q_p").number(), row[2], 1e-13);
    EXPECT_EQ(At(values, "cochran_q_df").number(), row[0] - 1);
  }
}

TEST(CochranQ, OfTwoModelsIsMcNemarsStatistic) {
  // b = 2, c = 1
  const KeyValues values = Compute({{1, 1, 0, 1}, {0, 0, 1, 1}});
  EXPECT_DOUBLE_EQ(At(values, "cochran_q").number(), 1. / 3);
}

TEST(CochranQ, IsUndefinedWhenAllModelsAgreeOnEveryCase) {
  const KeyValues values = Compute({{1, 0, 1}, {1, 0, 1}, {1, 0, 1}});
  EXPECT_EQ(At(values, "cochran_q").reason().id, "no_disagreement");
  EXPECT_EQ(At(values, "cochran_q_p").reason().id, "no_disagreement");
  EXPECT_EQ(At(values, "cochran_q_df").number(), 2);
}

TEST(CochranQ, NeedsTwoModels) {
  const KeyValues values = Compute({{1, 0, 1}});
  for (const std::string_view key : cochran_q.keys) {
    EXPECT_EQ(At(values, key).reason().id, "too_few_models");
  }
}

}  // namespace
}  // namespace melon::hypothesis
