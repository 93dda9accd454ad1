#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc conover;
namespace {

TEST(Conover, DividesRankSumsByTheSpreadThatIsLeft) {
  // The four rankings of docs/worked-examples.md: N = 4, k = 3, rank sums
  // 4, 8.5, 11.5, Σ r² = 55.5: t² = 4.5²/(2 (4·55.5 − 220.5)/6) = 40.5 with 6
  // degrees of freedom; for these the tail of t has a closed form.
  const OwnRanks ranks = {{1, 2.125, 2.875}, 4, 55.5};
  const double t = std::sqrt(40.5);
  const double sine = t / std::sqrt(6 + (t * t));
  const double cosine = 1 - (sine * sine);
  const double expected =
      1 - (sine * (1 + (cosine / 2) + (3 * cosine * cosine / 8)));
  EXPECT_NEAR(conover.from_ranks(ranks.view())[0].number(), expected, 1e-13);
}

TEST(Conover, AgreesWithScikitPosthocs) {
  ExpectScikitPosthocs(conover, 4, 1e-11, 0);
}

TEST(Conover, HasPZeroBetweenDifferentRanksWhenAllDataSetsAgree) {
  const OwnRanks ranks = RanksOf({5, 5, 1, 8, 8, 2, 9, 9, 3}, 3);
  EXPECT_EQ(Numbers(conover.from_ranks(ranks.view())),
            (std::vector<double>{1, 0, 0}));
}

TEST(Conover, IsUndefinedWhenAllIsTiedOrThereIsOneDataSet) {
  EXPECT_EQ(conover.from_ranks(RanksOf({5, 5, 8, 8}, 2).view())[0].reason().id,
            "all_tied");
  EXPECT_EQ(conover.from_ranks(RanksOf({5, 6}, 2).view())[0].reason().id,
            "too_few_data_sets");
  EXPECT_TRUE(conover.from_ranks(RanksOf({5, 6}, 1).view()).empty());
}

TEST(Conover, HasAReasonForEachOfAllPairs) {
  const std::vector<Value> one_row =
      conover.from_ranks(OwnRanks{{1, 2, 3, 4}, 1, 30}.view());
  ASSERT_EQ(one_row.size(), 6U);
  EXPECT_EQ(one_row.back().reason().id, "too_few_data_sets");
  const std::vector<Value> tied =
      conover.from_ranks(OwnRanks{{2.5, 2.5, 2.5, 2.5}, 2, 50}.view());
  ASSERT_EQ(tied.size(), 6U);
  EXPECT_EQ(tied.back().reason().id, "all_tied");
}

}  // namespace
}  // namespace melon::post_hoc
