#include "tasks/comparison/pairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "effect_sizes/effect_size.h"
#include "hypothesis/test.h"

namespace melon {
namespace {

/// Three algorithms on six data sets.
Results Example() {
  Results results;
  results.algorithms = {"A", "B", "C"};
  results.result = {.9, .8, .1, .8, .7, .2, .7, .6, .3,
                    .6, .5, .4, .5, .5, .5, .4, .3, .6};
  return results;
}

TEST(PairIndex, CountsThePairsInTheirOrder) {
  std::size_t next = 0;
  for (std::size_t a = 0; a < 7; ++a) {
    for (std::size_t b = a + 1; b < 7; ++b)
      EXPECT_EQ(PairIndex(a, b, 7), next++);
  }
}

TEST(DifferencesOf, AreEqualWhereTheyAreEqualInDecimal) {
  // .9 − .8 and .8 − .7 differ as doubles.
  const std::vector<double> differences = DifferencesOf(Example(), 0, 1, 0);
  EXPECT_EQ(differences, (std::vector<double>{.1, .1, .1, .1, 0, .1}));
}

TEST(DifferencesOf, AreZeroWithinTheTolerance) {
  const std::vector<double> differences = DifferencesOf(Example(), 0, 1, .1);
  EXPECT_EQ(differences, std::vector<double>(6, 0));
}

TEST(ComparePairs, HasTheTestsOfRowsThatAreIndependent) {
  const PairTable pairs = ComparePairs(Example(), 0, {}, {});
  ASSERT_EQ(pairs.rows.size(), 3U);
  EXPECT_EQ(pairs.rows[1].a, 0U);
  EXPECT_EQ(pairs.rows[1].b, 2U);
  EXPECT_EQ(pairs.At(0, "wins").number(), 5);
  EXPECT_EQ(pairs.At(0, "ties").number(), 1);
  const auto& keys = pairs.keys;
  EXPECT_EQ(std::count(keys.begin(), keys.end(), "corrected_t_p"), 0);
}

TEST(ComparePairs, HasTheTestsOfFoldsForADesign) {
  const FoldDifferences design{.difference = {}, .test_train_ratio = .2};
  const PairTable pairs = ComparePairs(Example(), 0, {.design = &design}, {});
  EXPECT_TRUE(pairs.At(1, "corrected_t_p").defined());
  EXPECT_FALSE(pairs.At(1, "cv5x2_t").defined());
}

TEST(ComparePairs, HasNoIntervalOverFoldsThatContradictsTheTestOfFolds) {
  const FoldDifferences design{.difference = {}, .test_train_ratio = .2};
  const PairTable pairs = ComparePairs(Example(), 0, {.design = &design}, {});
  // A and C.
  EXPECT_EQ(pairs.At(1, "mean_difference_low").number(),
            pairs.At(1, "corrected_t_low").number());
  EXPECT_EQ(pairs.At(1, "mean_difference_high").number(),
            pairs.At(1, "corrected_t_high").number());
  EXPECT_TRUE(pairs.At(1, "cohen_d").defined());
  EXPECT_EQ(pairs.At(1, "cohen_d_low").reason().id, "folds_overlap");
  EXPECT_EQ(pairs.At(1, "akinshin_gamma_high").reason().id, "folds_overlap");
}

TEST(ComparePairs, NamesEachKeyOnce) {
  const FoldDifferences design{};
  PairTable pairs =
      ComparePairs(Example(), 0, {.design = &design, .all = true}, {});
  std::vector<std::string> keys = pairs.keys;
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(std::adjacent_find(keys.begin(), keys.end()), keys.end());
  for (const PairTable::Row& row : pairs.rows)
    EXPECT_EQ(row.values.size(), keys.size());
}

TEST(ComparePairs, LeavesOutWhatTakesLongUnlessAsked) {
  const auto has = [](const PairTable& pairs, std::string_view key) {
    return std::count(pairs.keys.begin(), pairs.keys.end(), key) > 0;
  };
  const PairTable quick = ComparePairs(Example(), 0, {.all = false}, {});
  const PairTable all = ComparePairs(Example(), 0, {.all = true}, {});
  for (const melon::Test* test : Tests()) {
    if (test->from_paired_results == nullptr) continue;
    EXPECT_EQ(has(quick, test->keys[0]), !test->takes_long) << test->id;
    EXPECT_TRUE(has(all, test->keys[0])) << test->id;
  }
}

TEST(ComparePair, SaysOfTwoWhatTheTableSays) {
  const PairTable all = ComparePairs(Example(), 0, {}, {});
  const PairTable one = ComparePair(Example(), 1, 2, 0, {}, {});
  ASSERT_EQ(one.rows.size(), 1U);
  EXPECT_EQ(one.At(0, "wilcoxon_p_exact").number(),
            all.At(2, "wilcoxon_p_exact").number());
}

TEST(IsDetailed, HoldsForFewPairsAndFewDrawsInAll) {
  EXPECT_TRUE(IsDetailed(1, 1e6));
  EXPECT_TRUE(IsDetailed(2, 50'000));
  EXPECT_TRUE(IsDetailed(10, 10'000));
  EXPECT_FALSE(IsDetailed(10, 1e6));
  EXPECT_FALSE(IsDetailed(11, 0));
}

TEST(HasEffects, HoldsUpToAMillionRowsOfPairs) {
  EXPECT_TRUE(HasEffects(10, 1000));
  EXPECT_TRUE(HasEffects(100, 200));
  EXPECT_FALSE(HasEffects(100, 1000));
}

}  // namespace
}  // namespace melon
