#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc nemenyi;
namespace {

const OwnRanks kNotes = {{1, 2.125, 2.875}, 4, 55.5};

TEST(Nemenyi, ComparesTheMeanRanksOfTheNotesTable) {
  // docs/worked-examples.md: differences 1.125, 1.875, .75 and CD 1.65725.
  const std::vector<Value> p_values = nemenyi.from_ranks(kNotes.view());
  ASSERT_EQ(p_values.size(), 3U);
  EXPECT_NEAR(p_values[0].number(), .2495, 5e-5);
  EXPECT_NEAR(p_values[1].number(), .02184, 5e-6);
  EXPECT_NEAR(p_values[2].number(), .5386, 5e-5);
  EXPECT_NEAR(nemenyi.critical_difference(kNotes.view(), .05).number(), 1.65725,
              5e-6);
}

TEST(Nemenyi, HasThePublishedCriticalDifferences) {
  // Demšar 2006: k = 4, N = 14; García & Herrera 2008: k = 5, N = 30.
  const OwnRanks demsar = {{1, 2, 3, 4}, 14, 0};
  EXPECT_NEAR(nemenyi.critical_difference(demsar.view(), .05).number(), 1.25,
              5e-3);
  EXPECT_NEAR(nemenyi.critical_difference(demsar.view(), .10).number(), 1.12,
              5e-3);
  const OwnRanks garcia = {{1, 2, 3, 4, 5}, 30, 0};
  EXPECT_NEAR(nemenyi.critical_difference(garcia.view(), .05).number(), 1.11361,
              5e-6);
}

TEST(Nemenyi, HasDemsarsCriticalValues) {
  // Demšar 2006, table 5 (a), q.05 and q.10 for k = 2 … 10.
  const std::vector<double> five = {1.960, 2.343, 2.569, 2.728, 2.850,
                                    2.949, 3.031, 3.102, 3.164};
  const std::vector<double> ten = {1.645, 2.052, 2.291, 2.459, 2.589,
                                   2.693, 2.780, 2.855, 2.920};
  for (std::size_t i = 0; i < five.size(); ++i) {
    const OwnRanks ranks = {std::vector<double>(i + 2, 1), 14, 0};
    EXPECT_NEAR(nemenyi.critical_value(ranks.view(), .05).number(), five[i],
                1e-3)
        << i;
    EXPECT_NEAR(nemenyi.critical_value(ranks.view(), .10).number(), ten[i],
                1e-3)
        << i;
  }
}

TEST(Nemenyi, HasPEqualToAlphaAtTheCriticalDifference) {
  for (const double alpha : {.2, .05, .001}) {
    OwnRanks ranks = {{3, 0, 3.5, 2}, 20, 0};
    ranks.mean_rank[1] =
        3 + nemenyi.critical_difference(ranks.view(), alpha).number();
    EXPECT_NEAR(nemenyi.from_ranks(ranks.view())[0].number(), alpha,
                1e-11 * alpha);
  }
}

TEST(Nemenyi, IsTheNormalTestForTwoAlgorithms) {
  // z = .6/√(2·3/(6·10)) = 1.8974, two-sided.
  const OwnRanks ranks = {{1.2, 1.8}, 10, 0};
  EXPECT_NEAR(nemenyi.from_ranks(ranks.view())[0].number(),
              std::erfc(.6 / std::sqrt(.1) / std::sqrt(2.)), 1e-13);
}

TEST(Nemenyi, AgreesWithScikitPosthocs) {
  // scipy's studentized range errs by up to 1e-9 relative here.
  ExpectScikitPosthocs(nemenyi, 3, 1e-8, 1e-13);
}

TEST(Nemenyi, IsUndefinedWithoutAnythingToCompare) {
  EXPECT_TRUE(nemenyi.from_ranks(OwnRanks{{1}, 5, 5}.view()).empty());
  const OwnRanks no_rows = {{1, 2}, 0, 0};
  EXPECT_EQ(nemenyi.from_ranks(no_rows.view())[0].reason().id, "no_cases");
  EXPECT_EQ(nemenyi.critical_difference(no_rows.view(), .05).reason().id,
            "no_cases");
  // Three pairs of three algorithms.
  EXPECT_EQ(nemenyi.from_ranks(OwnRanks{{1, 2, 3}, 0, 0}.view()).size(), 3U);
  const OwnRanks many = {std::vector<double>(1001, 501.), 5, 0};
  EXPECT_EQ(nemenyi.from_ranks(many.view()).back().reason().id,
            "too_many_algorithms");
}

}  // namespace
}  // namespace melon::post_hoc
