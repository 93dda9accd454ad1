#include "tasks/ranking/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <memory>
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
  std::unique_ptr<Bootstrap> Finished() {
    std::unique_ptr<Bootstrap> bootstrap = BootstrapOf(values_, options_);
    // Each of the seven queries is left out once.
    bootstrap->Step(options_.bootstrap + 7);
    EXPECT_TRUE(bootstrap->finished());
    return bootstrap;
  }

  RankingCase prepared_;
  RankingValues values_;
  Options options_;
};

TEST_F(SevenQueries, HaveReplicatesAroundTheEstimateWithItsStandardError) {
  const Replicates found = Finished()->Of(0, "mean_reciprocal_rank");
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
  // Leaving out query i moves the mean by (xᵢ − m)/6: a = Σd³ / (6(Σd²)^1.5)
  // with d = 1/14 six times and −6/14 once.
  const double cubes = (6.0 - 216) / (14.0 * 14 * 14);
  const double squares = (6.0 + 36) / (14.0 * 14);
  EXPECT_NEAR(Finished()->Of(0, "mean_reciprocal_rank").acceleration,
              cubes / (6 * squares * std::sqrt(squares)), 1e-12);
}

TEST_F(SevenQueries, AreDrawnOnceForAllModels) {
  const std::unique_ptr<Bootstrap> bootstrap = Finished();
  const std::vector<double> a = bootstrap->Of(0, "mean_reciprocal_rank").values;
  const std::vector<double> b = bootstrap->Of(1, "mean_reciprocal_rank").values;
  const std::vector<double> difference =
      bootstrap->DifferenceOf(0, 1, "mean_reciprocal_rank").values;
  for (std::size_t i = 0; i < a.size(); ++i)
    EXPECT_EQ(difference[i], a[i] - b[i]);
  // A is nowhere worse than B, so it is so in every replicate.
  EXPECT_TRUE(std::all_of(difference.begin(), difference.end(),
                          [](double one) { return one >= 0; }));
}

TEST_F(SevenQueries, MayBeResampledInSteps) {
  const std::unique_ptr<Bootstrap> stepped = BootstrapOf(values_, options_);
  while (!stepped->finished()) stepped->Step(333);
  EXPECT_EQ(stepped->done(), 2007U);
  EXPECT_EQ(stepped->Of(0, "ndcg").values, Finished()->Of(0, "ndcg").values);
}

TEST(QueryBootstrap, NeedsTwoQueries) {
  EXPECT_FALSE(CanDrawQueries(1));
  EXPECT_TRUE(CanDrawQueries(2));
}

}  // namespace
}  // namespace melon
