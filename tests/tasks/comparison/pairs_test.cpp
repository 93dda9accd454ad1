#include "tasks/comparison/pairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "effect_sizes/effect_size.h"
#include "hypothesis/golden_numbers.h"
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
  const std::vector<double> differences = DifferencesOf(Example(), 0, 1);
  EXPECT_EQ(differences, (std::vector<double>{.1, .1, .1, .1, 0, .1}));
}

TEST(DifferencesOf, AreEqualInDecimalBesideResultsWithAllDigits) {
  Results results = Example();
  results.result[2] = 1. / 3;
  results.result[15] = 2. / 7;
  const std::vector<double> differences = DifferencesOf(results, 0, 1);
  EXPECT_EQ(differences, (std::vector<double>{.1, .1, .1, .1, 0, 2. / 7 - .3}));
}

/// Steps of 1/57: six of size 1, one of them against A, two of size 2, two 0.
/// At most the one of rank 3.5 is against A: 7 of 256 signs, at either end.
TEST(ComparePairs, RanksDifferencesThatAreEqualButForRounding) {
  Results results;
  results.algorithms = {"A", "B"};
  for (const int hits : {42, 42, 56, 54, 36, 35, 49, 48, 34, 34,
                         42, 41, 53, 52, 41, 42, 41, 39, 53, 52})
    results.result.push_back(hits / 57.);
  const PairTable pairs = ComparePairs(results, {}, {});
  EXPECT_DOUBLE_EQ(pairs.At(0, "wilcoxon_p_exact").number(), 14. / 256);
  EXPECT_EQ(pairs.At(0, "ties").number(), 2);
}

/// SciPy's p-values of the hits, by fraction_ties.py.
TEST(ComparePairs, AgreesWithScipyOnFractions) {
  const auto rows = GoldenNumbers("fraction_ties.csv");
  ASSERT_EQ(rows.size(), 20U);
  for (const std::vector<double>& row : rows) {
    Results results;
    results.algorithms = {"A", "B"};
    for (std::size_t i = 0; i + 1 < row.size(); ++i)
      results.result.push_back(row[i] / 57);
    const PairTable pairs = ComparePairs(results, {}, {});
    EXPECT_NEAR(pairs.At(0, "wilcoxon_p_exact").number(), row.back(), 1e-14);
  }
}

TEST(ComparePairs, HasTheTestsOfRowsThatAreIndependent) {
  const PairTable pairs = ComparePairs(Example(), {}, {});
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
  const PairTable pairs = ComparePairs(Example(), {.design = &design}, {});
  EXPECT_TRUE(pairs.At(1, "corrected_t_p").defined());
  EXPECT_FALSE(pairs.At(1, "cv5x2_t").defined());
}

TEST(ComparePairs, HasNoIntervalOverFoldsThatContradictsTheTestOfFolds) {
  const FoldDifferences design{.difference = {}, .test_train_ratio = .2};
  const PairTable pairs = ComparePairs(Example(), {.design = &design}, {});
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
      ComparePairs(Example(), {.design = &design, .all = true}, {});
  std::vector<std::string> keys = pairs.keys;
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(std::adjacent_find(keys.begin(), keys.end()), keys.end());
  for (const PairTable::Row& row : pairs.rows)
    EXPECT_EQ(row.values.size(), keys.size());
}

TEST(ComparePairs, HasAReasonForWhatTakesLongUnlessAsked) {
  const PairTable quick = ComparePairs(Example(), {.all = false}, {});
  const PairTable all = ComparePairs(Example(), {.all = true}, {});
  EXPECT_EQ(quick.keys, all.keys);
  for (const melon::Test* test : Tests()) {
    if (test->from_paired_results == nullptr) continue;
    // A and C: without a fifth at each end, A and B all differ by .1.
    for (const std::string_view key : test->keys) {
      EXPECT_TRUE(all.At(1, key).defined()) << key;
      EXPECT_EQ(quick.At(1, key).defined(), !test->takes_long) << key;
      if (test->takes_long)
        EXPECT_EQ(quick.At(1, key).reason().id, "too_many_pairs");
    }
  }
  EXPECT_EQ(quick.draws.reason().id, "too_many_pairs");
  EXPECT_EQ(all.draws.number(), 10'000);
}

TEST(ComparePairs, HasAReasonForEffectSizesUnlessAsked) {
  const PairTable quick = ComparePairs(Example(), {.effects = false}, {});
  EXPECT_TRUE(quick.At(0, "mean_difference_low").defined());
  for (const EffectSize* effect : EffectSizes()) {
    if (effect->id == "mean_difference") continue;
    for (const std::string_view end : {"", "_low", "_high"}) {
      const std::string key = std::string(effect->id).append(end);
      EXPECT_EQ(quick.At(0, key).reason().id, "too_many_pairs") << key;
    }
  }
}

TEST(DrawsFor, AreFewerForManyRowsAndNoneForTooMany) {
  // Ten pairs: 10,000 draws of 100 rows are ten million rows in all.
  EXPECT_EQ(DrawsFor(10, 100, 10'000), 10'000U);
  EXPECT_EQ(DrawsFor(10, 200, 10'000), 5'000U);
  EXPECT_EQ(DrawsFor(10, 1000, 10'000), 1'000U);
  EXPECT_EQ(DrawsFor(10, 1001, 10'000), 0U);
  EXPECT_EQ(DrawsFor(1, 10'000, 10'000), 1'000U);
  // Ten algorithms have 45 pairs; few rows count as twenty.
  EXPECT_EQ(DrawsFor(45, 10, 10'000), 10'000U);
  EXPECT_EQ(DrawsFor(45, 10, 1'000'000), 11'111U);
  // Few draws that were asked for are few rows.
  EXPECT_EQ(DrawsFor(10, 10'000, 100), 100U);
  EXPECT_EQ(DrawsFor(10, 5, 0), 0U);
}

/// Two algorithms on so many rows of mixed differences.
Results Tall(std::size_t rows) {
  Results results;
  results.algorithms = {"A", "B"};
  for (std::size_t i = 0; i < rows; ++i) {
    results.result.push_back(static_cast<double>((i * 37) % 101) / 7);
    results.result.push_back(static_cast<double>((i * 53) % 97) / 7);
  }
  return results;
}

TEST(ComparePairs, SayHowOftenTheyDrew) {
  const PairTable fewer = ComparePairs(Tall(5'000), {}, {});
  EXPECT_EQ(fewer.draws.number(), 2'000);
  EXPECT_EQ(fewer.At(0, "permutation_draws").number(), 2'000);
  EXPECT_TRUE(fewer.At(0, "akinshin_gamma_low").defined());
  const PairTable none = ComparePairs(Tall(10'001), {}, {});
  EXPECT_EQ(none.draws.reason().id, "too_many_rows");
  for (const std::string_view key :
       {"permutation_p", "bayes_sign_left", "bayes_signed_rank_rope",
        "akinshin_gamma_low"})
    EXPECT_EQ(none.At(0, key).reason().id, "too_many_rows") << key;
  EXPECT_TRUE(none.At(0, "akinshin_gamma").defined());
  EXPECT_TRUE(none.At(0, "sign_test_p").defined());
}

TEST(ComparePairs, DrawNothingWhereTheOptionSaysSo) {
  const PairTable pairs = ComparePairs(Tall(200), {}, {.draws = 0});
  EXPECT_EQ(pairs.draws.number(), 0);
  EXPECT_EQ(pairs.At(0, "bayes_sign_left").reason().id, "no_draws");
  EXPECT_EQ(pairs.At(0, "permutation_p").reason().id, "no_draws");
}

TEST(ComparePair, SaysOfTwoWhatTheTableSays) {
  const PairTable all = ComparePairs(Example(), {}, {});
  const PairTable one = ComparePair(Example(), 1, 2, {}, {});
  ASSERT_EQ(one.rows.size(), 1U);
  EXPECT_EQ(one.At(0, "wilcoxon_p_exact").number(),
            all.At(2, "wilcoxon_p_exact").number());
}

TEST(IsDetailed, HoldsForThePairsOfTenAlgorithms) {
  EXPECT_TRUE(IsDetailed(1));
  EXPECT_TRUE(IsDetailed(10));
  EXPECT_FALSE(IsDetailed(11));
}

TEST(HasEffects, HoldsUpToAMillionRowsOfPairs) {
  EXPECT_TRUE(HasEffects(10, 1000));
  EXPECT_TRUE(HasEffects(100, 200));
  EXPECT_FALSE(HasEffects(100, 1000));
}

}  // namespace
}  // namespace melon
