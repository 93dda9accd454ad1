#include "tasks/ranking/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tasks/ranking/ranking_case.h"

namespace melon {
namespace {

/// A mean with its replicates from the seven queries.
class SevenQueries : public testing::Test {
 protected:
  explicit SevenQueries(std::uint32_t replicates = 2000)
      : prepared_(PrepareRankingCsv(kSevenQueries)),
        values_(prepared_.data, prepared_.options),
        options_(prepared_.options) {
    options_.bootstrap = replicates;
  }
  QueryBootstrap Finished() {
    QueryBootstrap bootstrap(values_, 2, 7, options_);
    bootstrap.Step(options_.bootstrap);
    return bootstrap;
  }

  RankingCase prepared_;
  RankingValues values_;
  Options options_;
};

TEST_F(SevenQueries, HaveReplicatesAroundTheEstimateWithItsStandardError) {
  const std::size_t key = values_.IndexOf("mean_reciprocal_rank");
  const Replicates found = Finished().Of(0, key);
  ASSERT_EQ(found.values.size(), 2000U);
  const double mean =
      std::accumulate(found.values.begin(), found.values.end(), 0.0) / 2000;
  double squares = 0;
  for (const double value : found.values)
    squares += (value - mean) * (value - mean);
  // Six values of 1 and one of 1/2: variance 6/49 · 1/4, of the mean over 7 a
  // seventh. 2,000 replicates know the mean to 5 standard errors of .0015.
  const double error = std::sqrt(6.0 / 49 / 4 / 7);
  EXPECT_NEAR(mean, 6.5 / 7, 5 * error / std::sqrt(2000));
  EXPECT_NEAR(std::sqrt(squares / 2000), error, .1 * error);
}

TEST_F(SevenQueries, AreAcceleratedAsAMeanIs) {
  const std::size_t key = values_.IndexOf("mean_reciprocal_rank");
  // Leaving out query i moves the mean by (xᵢ − m)/6: a = Σd³ / (6(Σd²)^1.5)
  // with d = 1/14 six times and −6/14 once.
  const double cubes = (6.0 - 216) / (14.0 * 14 * 14);
  const double squares = (6.0 + 36) / (14.0 * 14);
  EXPECT_NEAR(Finished().Of(0, key).acceleration,
              cubes / (6 * squares * std::sqrt(squares)), 1e-12);
}

TEST_F(SevenQueries, AreDrawnOnceForAllModels) {
  const std::size_t key = values_.IndexOf("mean_reciprocal_rank");
  const QueryBootstrap bootstrap = Finished();
  const std::vector<double> a = bootstrap.Of(0, key).values;
  const std::vector<double> b = bootstrap.Of(1, key).values;
  const std::vector<double> difference =
      bootstrap.DifferenceOf(0, 1, key).values;
  for (std::size_t i = 0; i < a.size(); ++i)
    EXPECT_EQ(difference[i], a[i] - b[i]);
  // A is nowhere worse than B, so it is so in every replicate.
  EXPECT_TRUE(std::all_of(difference.begin(), difference.end(),
                          [](double one) { return one >= 0; }));
}

TEST_F(SevenQueries, MayBeResampledInSteps) {
  QueryBootstrap stepped(values_, 2, 7, options_);
  while (!stepped.finished()) stepped.Step(333);
  EXPECT_EQ(stepped.done(), 2000U);
  const std::size_t key = values_.IndexOf("ndcg");
  EXPECT_EQ(stepped.Of(0, key).values, Finished().Of(0, key).values);
}

TEST(QueryBootstrap, NeedsTwoQueries) {
  EXPECT_FALSE(QueryBootstrap::Possible(1));
  EXPECT_TRUE(QueryBootstrap::Possible(2));
}

}  // namespace
}  // namespace melon
