#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "hypothesis/paired_scores.h"
#include "kernels/binary/group_scores.h"

namespace melon::hypothesis {
extern const Test mann_whitney;
namespace {

KeyValues Compute(const std::vector<std::uint8_t>& truth,
                  const std::vector<double>& scores,
                  const std::vector<double>& weight = {}) {
  const GroupedScores groups = GroupScores(scores, truth, weight);
  return mann_whitney.from_groups(groups.view(), {});
}

TEST(MannWhitney, CountsTheSetsThatAreAsFarFromTheMean) {
  // Ranks of the positive cases 4 and 3 of 4: of the six pairs of ranks, with
  // sums 3 4 5 5 6 7 about a mean of 5, {1, 2} and {3, 4} are as far away.
  const KeyValues values = Compute({1, 1, 0, 0}, {.9, .8, .2, .1});
  EXPECT_EQ(At(values, "mann_whitney_u").number(), 4);
  EXPECT_EQ(At(values, "mann_whitney_p").number(), 2. / 6);
}

TEST(MannWhitney, AgreesWithAllSetsOfTenTables) {
  std::map<double, std::vector<std::vector<double>>> tables;
  for (const auto& row : GoldenNumbers("small_samples/pairs.csv"))
    tables[row[0]].push_back(row);
  for (const auto& [index, rows] : tables) {
    const std::vector<double> truth = GoldenColumn(rows, 1);
    const std::vector<std::uint8_t> flags(truth.begin(), truth.end());
    for (const std::size_t model : {0U, 1U}) {
      EXPECT_NEAR(
          At(Compute(flags, GoldenColumn(rows, 2 + model)), "mann_whitney_p")
              .number(),
          rows[0][5 + model], 1e-14)
          << index;
    }
  }
}

TEST(MannWhitney, IsNormalWithTiesAndContinuityInLargeSamples) {
  // scipy 1.17.1: mannwhitneyu(list(range(5, 65)) + [7, 7], range(60),
  // method="asymptotic") has these numbers.
  std::vector<std::uint8_t> truth(62, 1);
  std::vector<double> scores;
  for (int i = 5; i < 65; ++i) scores.push_back(i);
  scores.insert(scores.end(), {7, 7});
  for (int i = 0; i < 60; ++i) {
    truth.push_back(0);
    scores.push_back(i);
  }
  const KeyValues values = Compute(truth, scores);
  EXPECT_EQ(At(values, "mann_whitney_u").number(), 2102.5);
  EXPECT_NEAR(At(values, "mann_whitney_p").number(), 0.21518007770273506,
              1e-14);
}

TEST(MannWhitney, TakesAWeightOfTwoAsTheCaseTwice) {
  const KeyValues weighted = Compute({1, 0, 1}, {3, 2, 1}, {2, 3, 1});
  const KeyValues repeated = Compute({1, 1, 0, 0, 0, 1}, {3, 3, 2, 2, 2, 1});
  EXPECT_EQ(At(weighted, "mann_whitney_p").number(),
            At(repeated, "mann_whitney_p").number());
}

TEST(MannWhitney, ExistsWhereTheRankingIsPerfect) {
  // 5 + 7 cases: two of the C(12, 5) = 792 sets are as extreme.
  const KeyValues values = Compute({1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0},
                                   {12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1});
  EXPECT_DOUBLE_EQ(At(values, "mann_whitney_p").number(), 2. / 792);
}

TEST(MannWhitney, HasReasonsWhereItIsUndefined) {
  const auto reason = [](const KeyValues& values) {
    return At(values, "mann_whitney_p").reason().id;
  };
  EXPECT_EQ(reason(Compute({1, 1}, {1, 2})), "one_class");
  EXPECT_EQ(reason(Compute({1, 0}, {1, 2}, {.5, 1})), "fractional_weights");
  EXPECT_EQ(reason(Compute({1, 0, 1}, {1, 1, 1})), "no_variance");
}

}  // namespace
}  // namespace melon::hypothesis
