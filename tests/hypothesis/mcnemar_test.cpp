#include <gtest/gtest.h>

#include <cstddef>

#include "hypothesis/golden_numbers.h"
#include "hypothesis/paired_scores.h"
#include "hypothesis/test.h"

namespace melon::hypothesis {
extern const Test mcnemar;
namespace {

KeyValues Compute(double only_a_right, double only_b_right,
                  bool whole_weights = true) {
  PairView pair{};
  pair.whole_weights = whole_weights;
  pair.only_a_right = only_a_right;
  pair.only_b_right = only_b_right;
  return mcnemar.from_pair(pair, {});
}

TEST(McNemar, ComparesTheCasesThatOnlyOneModelGetsRight) {
  const KeyValues values = Compute(1, 4);
  EXPECT_EQ(At(values, "discordant_min").number(), 1);
  EXPECT_EQ(At(values, "discordant_max").number(), 4);
  EXPECT_DOUBLE_EQ(At(values, "mcnemar_chi2").number(), 9. / 5);
  EXPECT_DOUBLE_EQ(At(values, "mcnemar_chi2_corrected").number(), 4. / 5);
  // 2 (1 + 5) / 32, minus the 5/32 of the observed split.
  EXPECT_NEAR(At(values, "mcnemar_exact_p").number(), 12. / 32, 1e-14);
  EXPECT_NEAR(At(values, "mcnemar_midp").number(), 7. / 32, 1e-14);
}

TEST(McNemar, GivesTheNumbersOfTheNotes) {
  // docs/worked-examples.md, e01 = 10, e10 = 25.
  const KeyValues values = Compute(10, 25);
  EXPECT_NEAR(At(values, "mcnemar_chi2_corrected").number(), 5.6, 1e-15);
  EXPECT_NEAR(At(values, "mcnemar_p_corrected").number(), .01796, 5e-6);
  EXPECT_NEAR(At(values, "mcnemar_chi2").number(), 6.4286, 5e-5);
  EXPECT_NEAR(At(values, "mcnemar_p").number(), .01123, 5e-6);
  EXPECT_NEAR(At(values, "mcnemar_exact_p").number(), .01667, 5e-6);
  EXPECT_NEAR(At(values, "mcnemar_midp").number(), .01133, 5e-6);
}

TEST(McNemar, GivesKunchevasNumberForHerPair) {
  // docs/worked-examples.md: 5.333, p .021; D1 alone is right on 2 cases, D2
  // alone on 10.
  const KeyValues values = Compute(2, 10);
  EXPECT_NEAR(At(values, "mcnemar_chi2").number(), 5.333, 5e-4);
  EXPECT_NEAR(At(values, "mcnemar_p").number(), .021, 5e-4);
}

TEST(McNemar, AgreesWithStatsmodelsOnPredictionsOfSixModels) {
  const auto scores = GoldenNumbers("delong/predictions.csv");
  const auto expected = GoldenNumbers("hypothesis/mcnemar.csv");
  ASSERT_EQ(expected.size(), 15U);
  for (const auto& row : expected) {
    const PairedScores pair(
        GoldenColumn(scores, 0),
        GoldenColumn(scores, static_cast<std::size_t>(row[0])),
        GoldenColumn(scores, static_cast<std::size_t>(row[1])));
    EXPECT_EQ(pair.view().only_a_right, row[2]);
    EXPECT_EQ(pair.view().only_b_right, row[3]);
    const KeyValues values = mcnemar.from_pair(pair.view(), {});
    EXPECT_NEAR(At(values, "mcnemar_exact_p").number(), row[4], 1e-13);
    EXPECT_NEAR(At(values, "mcnemar_chi2").number(), row[5], 1e-14);
    EXPECT_NEAR(At(values, "mcnemar_p").number(), row[6], 1e-13);
    EXPECT_NEAR(At(values, "mcnemar_chi2_corrected").number(), row[7], 1e-14);
    EXPECT_NEAR(At(values, "mcnemar_p_corrected").number(), row[8], 1e-13);
    EXPECT_NEAR(At(values, "mcnemar_midp").number(), row[9], 1e-13);
  }
}

TEST(McNemar, CorrectedIsZeroForAnEvenSplit) {
  const KeyValues values = Compute(3, 3);
  EXPECT_EQ(At(values, "mcnemar_chi2_corrected").number(), 0);
  EXPECT_EQ(At(values, "mcnemar_p_corrected").number(), 1);
  EXPECT_EQ(At(values, "mcnemar_exact_p").number(), 1);
}

TEST(McNemar, MidPCountsAnEvenSplitOnce) {
  // b = c = 1: P = 1/2; b = c = 3: P = 20/64. Fagerland, Lydersen & Laake 2013.
  EXPECT_NEAR(At(Compute(1, 1), "mcnemar_midp").number(), .75, 1e-15);
  EXPECT_NEAR(At(Compute(3, 3), "mcnemar_midp").number(), 1 - 10. / 64, 1e-14);
  // An uneven split beside it says more: 2 (1 + 7 + 21 + 35/2) / 128.
  EXPECT_NEAR(At(Compute(3, 4), "mcnemar_midp").number(), 93. / 128, 1e-14);
  EXPECT_LT(At(Compute(3, 4), "mcnemar_midp").number(),
            At(Compute(3, 3), "mcnemar_midp").number());
}

TEST(McNemar, ExactPIsOneWithoutDiscordantCasesAndTheRestUndefined) {
  const KeyValues values = Compute(0, 0);
  EXPECT_EQ(At(values, "discordant_max").number(), 0);
  EXPECT_EQ(At(values, "mcnemar_exact_p").number(), 1);
  for (const char* key : {"mcnemar_chi2", "mcnemar_p", "mcnemar_chi2_corrected",
                          "mcnemar_p_corrected", "mcnemar_midp"}) {
    ASSERT_FALSE(At(values, key).defined()) << key;
    EXPECT_EQ(At(values, key).reason().id, "no_discordant_cases");
  }
}

TEST(McNemar, AllFormsAreUndefinedForFractionalWeights) {
  const KeyValues values = Compute(2.5, 5, false);
  for (const std::string_view key :
       {"mcnemar_exact_p", "mcnemar_chi2", "mcnemar_p",
        "mcnemar_chi2_corrected", "mcnemar_p_corrected", "mcnemar_midp"}) {
    EXPECT_EQ(At(values, key).reason().id, "fractional_weights") << key;
  }
  EXPECT_EQ(At(values, "discordant_min").number(), 2.5);
  EXPECT_EQ(At(values, "discordant_max").number(), 5);
}

}  // namespace
}  // namespace melon::hypothesis
