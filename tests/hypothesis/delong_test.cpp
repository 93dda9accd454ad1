#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

#include "hypothesis/golden_numbers.h"
#include "hypothesis/paired_scores.h"
#include "hypothesis/test.h"

namespace melon::hypothesis {
extern const Test delong;
namespace {

KeyValues Compute(const PairedScores& pair, const Parameters& parameters = {}) {
  return delong.from_pair(pair.view(), parameters);
}

/// Every pair of `scores_file` against pROC's result in `pairs_file`.
void ExpectPairsAsInProc(const std::string& scores_file,
                         const std::string& pairs_file) {
  const auto scores = GoldenNumbers(scores_file);
  const auto pairs = GoldenNumbers(pairs_file);
  ASSERT_GE(pairs.size(), 3U);
  for (const auto& row : pairs) {
    const KeyValues values = Compute(
        PairedScores(GoldenColumn(scores, 0),
                     GoldenColumn(scores, static_cast<std::size_t>(row[0])),
                     GoldenColumn(scores, static_cast<std::size_t>(row[1]))));
    EXPECT_NEAR(At(values, "roc_auc_diff").number(), row[2], 1e-14);
    EXPECT_NEAR(At(values, "delong_z").number(), row[3], 1e-12);
    EXPECT_NEAR(At(values, "delong_p").number(), row[4], 1e-12);
    EXPECT_NEAR(At(values, "delong_diff_low").number(), row[5], 1e-13);
    EXPECT_NEAR(At(values, "delong_diff_high").number(), row[6], 1e-13);
  }
}

TEST(DeLong, DividesTheDifferenceOfTheAreasByItsStandardError) {
  // Positive cases: A places them above 1, 1/2 of the negatives, B above
  // 1/2, 1. Negative cases: A has 1, 1/2 of the positives above them, B 1, 1/2.
  // Differences: positives 1/2, −1/2 (variance 1/2), negatives 0, 0 (variance
  // 0).
  const PairedScores pair({1, 1, 0, 0}, {4, 2, 1, 3}, {2, 4, 1, 3});
  const KeyValues values = Compute(pair);
  EXPECT_EQ(At(values, "roc_auc_diff").number(), 0);
  EXPECT_EQ(At(values, "delong_z").number(), 0);
  EXPECT_EQ(At(values, "delong_p").number(), 1);
  // 0 ± 1.959963984540054 √(1/2 / 2)
  EXPECT_NEAR(At(values, "delong_diff_high").number(), 0.979981992270027,
              1e-14);
  EXPECT_NEAR(At(values, "delong_diff_low").number(), -0.979981992270027,
              1e-14);
}

TEST(DeLong, AgreesWithProcOnPredictionsOfSixModels) {
  ExpectPairsAsInProc("delong/predictions.csv", "delong/pairs.csv");
}

TEST(DeLong, AgreesWithProcOnTheOvarianData) {
  ExpectPairsAsInProc("delong/ovarian.csv", "delong/ovarian_pairs.csv");
}

TEST(DeLong, GivesThePublishedTestOfAlbuminAgainstKG) {
  // DeLong et al. 1988 as printed by SAS: χ² .0127, p .9102.
  const auto scores = GoldenNumbers("delong/ovarian.csv");
  const KeyValues values =
      Compute(PairedScores(GoldenColumn(scores, 0), GoldenColumn(scores, 1),
                           GoldenColumn(scores, 3)));
  EXPECT_NEAR(std::pow(At(values, "delong_z").number(), 2), .0127, 5e-5);
  EXPECT_NEAR(At(values, "delong_p").number(), .9102, 5e-5);
}

TEST(DeLong, CountsARowOfWeightTwoTwice) {
  const PairedScores weighted({1, 1, 1, 0, 0}, {.9, .4, .7, .5, .1},
                              {.6, .3, .8, .2, .7}, {1, 2, 1, 2, 1});
  const PairedScores repeated({1, 1, 1, 1, 0, 0, 0},
                              {.9, .4, .4, .7, .5, .5, .1},
                              {.6, .3, .3, .8, .2, .2, .7});
  const KeyValues a = Compute(weighted);
  const KeyValues b = Compute(repeated);
  for (const std::string_view key : delong.keys) {
    EXPECT_NEAR(At(a, key).number(), At(b, key).number(), 1e-14) << key;
  }
}

TEST(DeLong, HasAWiderIntervalAtAHigherLevel) {
  const auto scores = GoldenNumbers("delong/predictions.csv");
  const PairedScores pair(GoldenColumn(scores, 0), GoldenColumn(scores, 1),
                          GoldenColumn(scores, 2));
  EXPECT_LT(At(Compute(pair, {.level = 0.99}), "delong_diff_low").number(),
            At(Compute(pair, {.level = 0.95}), "delong_diff_low").number());
}

void ExpectOnlyTheDifference(const KeyValues& values, double difference,
                             std::string_view reason) {
  EXPECT_NEAR(At(values, "roc_auc_diff").number(), difference, 1e-15);
  for (const char* key :
       {"delong_z", "delong_p", "delong_diff_low", "delong_diff_high"}) {
    ASSERT_FALSE(At(values, key).defined()) << key;
    EXPECT_EQ(At(values, key).reason().id, reason) << key;
  }
}

TEST(DeLong, IsUndefinedWhenBothRankTheCasesInTheSameWay) {
  const PairedScores pair({1, 0, 1, 0, 1}, {.9, .8, .7, .2, .4},
                          {90, 80, 70, 20, 40});
  ExpectOnlyTheDifference(Compute(pair), 0, "no_variance");
}

TEST(DeLong, IsUndefinedBetweenAPerfectAndAnInvertedModel) {
  const PairedScores pair({1, 0, 1, 0, 1}, {1, 0, 1, 0, 1}, {0, 1, 0, 1, 0});
  ExpectOnlyTheDifference(Compute(pair), 1, "no_variance");
}

TEST(DeLong, IsUndefinedBetweenAPerfectAndAConstantModel) {
  const PairedScores pair({1, 1, 1, 0, 0, 0}, {3, 3, 3, 1, 1, 1},
                          {3, 3, 3, 3, 3, 3});
  ExpectOnlyTheDifference(Compute(pair), 0.5, "no_variance");
}

TEST(DeLong, NeedsTwoCasesOfEachClass) {
  const PairedScores pair({1, 0, 0}, {.9, .1, .2}, {.1, .2, .05});
  ExpectOnlyTheDifference(Compute(pair), 0.5, "too_few_cases");
}

TEST(DeLong, IsUndefinedForFractionalWeights) {
  const PairedScores pair({1, 1, 0, 0}, {.9, .3, .1, .5}, {.1, .7, .2, .05},
                          {1, 1, .5, .5});
  ExpectOnlyTheDifference(Compute(pair), 0, "fractional_weights");
}

TEST(DeLong, GivesItsReasonWithoutScoresOrASecondClass) {
  const KeyValues without_scores = delong.from_pair({}, {});
  const KeyValues one_class = Compute(PairedScores({1, 1}, {.9, .3}, {.1, .7}));
  for (const std::string_view key : delong.keys) {
    EXPECT_EQ(At(without_scores, key).reason().id, "no_scores");
    EXPECT_EQ(At(one_class, key).reason().id, "one_class");
  }
}

}  // namespace
}  // namespace melon::hypothesis
