#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "hypothesis/tables/table_support.h"

namespace melon::hypothesis {
extern const Test friedman;
namespace {

TEST(Friedman, WeighsRankSumsAgainstTheirSpread) {
  // Rank sums 4, 8.5, 11.5: 12 (16 + 72.25 + 132.25) / (4·3·4) − 3·4·4 = 7.125;
  // two of the twelve ranks are tied: C = 1 − 6 / (4·24) = .9375.
  const KeyValues values = Judge(friedman, kNotesTable, 3);
  EXPECT_EQ(At(values, "n_datasets").number(), 4);
  EXPECT_EQ(At(values, "n_algorithms").number(), 3);
  EXPECT_EQ(At(values, "friedman_df").number(), 2);
  EXPECT_DOUBLE_EQ(At(values, "friedman_chi2").number(), 7.125);
  EXPECT_DOUBLE_EQ(At(values, "friedman_chi2_tie_corrected").number(), 7.6);
  // With two degrees of freedom the tail is exp(−x/2).
  EXPECT_DOUBLE_EQ(At(values, "friedman_p").number(), std::exp(-7.125 / 2));
  EXPECT_DOUBLE_EQ(At(values, "friedman_p_tie_corrected").number(),
                   std::exp(-7.6 / 2));
}

TEST(Friedman, GivesTheNumberOfDemsarsPrintedResults) {
  const KeyValues values = Judge(friedman, kDemsarTable, 4);
  EXPECT_NEAR(At(values, "friedman_chi2").number(), 9.857143, 5e-7);
}

TEST(Friedman, GivesDemsarsNumberForHisRanks) {
  // He broke the tie between +cf and +m+cf on "voting" by a digit that is not
  // printed, and gives mean ranks 3.143, 2.000, 2.893, 1.964 and χ² 9.28.
  std::vector<double> result = kDemsarTable;
  result[12 * 4 + 2] = .9751;
  result[12 * 4 + 3] = .9749;
  const OwnTable table(result, 4);
  const RankSums sums = SumRanks(table.view().rank, 4);
  EXPECT_NEAR(sums.rank_sum[2] / 14, 2.893, 5e-4);
  EXPECT_NEAR(sums.rank_sum[3] / 14, 1.964, 5e-4);
  EXPECT_NEAR(
      At(friedman.from_results(table.view(), {}), "friedman_chi2").number(),
      9.28, 5e-3);
}

TEST(Friedman, AgreesWithR) { ExpectGoldenTables(friedman, 1e-12); }

TEST(Friedman, DoesNotAskWhichDirectionIsBetter) {
  const KeyValues up = Judge(friedman, kNotesTable, 3, true);
  EXPECT_EQ(
      At(Judge(friedman, kNotesTable, 3, false), "friedman_chi2_tie_corrected")
          .number(),
      At(up, "friedman_chi2_tie_corrected").number());
}

TEST(Friedman, IsLargestWhenAllDataSetsAgree) {
  // N (k − 1)
  const KeyValues values = Judge(friedman, {1, 2, 3, 4, 5, 6}, 3);
  EXPECT_DOUBLE_EQ(At(values, "friedman_chi2").number(), 4);
}

TEST(Friedman, IsUndefinedWhenEverythingIsTied) {
  const KeyValues values = Judge(friedman, {1, 1, 1, 5, 5, 5}, 3);
  EXPECT_EQ(At(values, "n_datasets").number(), 2);
  EXPECT_EQ(At(values, "friedman_chi2").reason().id, "all_tied");
  EXPECT_EQ(At(values, "friedman_p_tie_corrected").reason().id, "all_tied");
}

TEST(Friedman, NeedsTwoAlgorithmsAndTwoDataSets) {
  EXPECT_EQ(At(Judge(friedman, {1, 2}, 1), "friedman_p").reason().id,
            "too_few_algorithms");
  EXPECT_EQ(At(Judge(friedman, {1, 2}, 2), "friedman_p").reason().id,
            "too_few_data_sets");
  EXPECT_EQ(At(Judge(friedman, {}, 2), "friedman_p").reason().id,
            "too_few_data_sets");
}

/// docs/worked-examples.md: rank sums 4, 8.5 and 11.5, one pair of ties.
TEST(Friedman, IsWorkedOutWithTheRanksOfTheTable) {
  const OwnTable table(kNotesTable, 3);
  const Working working =
      friedman.from_results.WorkOut(table.view(), {}).working;
  const auto line = [&](std::string_view key) {
    Working kept = working;
    kept.KeepFor(key);
    return kept.lines().back();
  };
  EXPECT_EQ(line("friedman_chi2").term.numbers(),
            R"(\frac{12}{4\cdot 3\cdot \left(3+1\right)}\cdot )"
            R"(\left(4^2+8.5^2+11.5^2\right)-3\cdot 4\cdot \left(3+1\right))");
  EXPECT_NEAR(line("friedman_chi2").term.value(), 7.125, 1e-12);
  EXPECT_EQ(line("friedman_chi2_tie_corrected").term.numbers(),
            R"(\frac{7.125}{0.9375})");
  EXPECT_NEAR(line("friedman_chi2_tie_corrected").term.value(), 7.6, 1e-12);
}

}  // namespace
}  // namespace melon::hypothesis
