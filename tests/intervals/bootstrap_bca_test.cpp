#include <gtest/gtest.h>

#include <vector>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod bootstrap_bca;
namespace {

Interval Compute(double estimate, const std::vector<double>& replicates,
                 double acceleration, double level = 0.95) {
  return bootstrap_bca.from_bootstrap({.estimate = estimate,
                                       .replicates = replicates,
                                       .acceleration = acceleration},
                                      level);
}

TEST(BootstrapBca, WithoutBiasAndAccelerationIsThePercentileInterval) {
  // The estimate ties with the middle replicate, which counts half: z₀ = 0.
  const Interval interval = Compute(2, {3, 0, 4, 1, 2}, 0, 0.5);
  EXPECT_NEAR(interval.low.number(), 1, 1e-14);
  EXPECT_NEAR(interval.high.number(), 3, 1e-14);
}

TEST(BootstrapBca, AgreesWithScipy) {
  const auto replicates =
      GoldenColumn(GoldenNumbers("intervals/replicates.csv"), 0);
  for (const auto& row : GoldenNumbers("intervals/bootstrap.csv")) {
    const Interval interval = Compute(row[0], replicates, row[1], row[2]);
    EXPECT_NEAR(interval.low.number(), row[5], 1e-11);
    EXPECT_NEAR(interval.high.number(), row[6], 1e-11);
  }
}

TEST(BootstrapBca, IsUndefinedWhenAllReplicatesLieOnOneSide) {
  EXPECT_EQ(Compute(5, {1, 2, 3}, 0).low.reason().id, "replicates_on_one_side");
  EXPECT_EQ(Compute(0, {1, 2, 3}, 0).high.reason().id,
            "replicates_on_one_side");
}

TEST(BootstrapBca, IsUndefinedWhenAllReplicatesAreEqual) {
  EXPECT_EQ(Compute(1, {1, 1, 1}, 0).low.reason().id, "constant_replicates");
}

TEST(BootstrapBca, IsUndefinedWhenTheAccelerationReachesThePole) {
  // 1 − a(z₀ + z) with z₀ = 0 and z = 1.96.
  EXPECT_EQ(Compute(2, {1, 2, 3}, 0.6).low.reason().id,
            "acceleration_too_large");
  EXPECT_EQ(Compute(2, {1, 2, 3}, -0.6).low.reason().id,
            "acceleration_too_large");
}

TEST(BootstrapBca, IsUndefinedWithoutReplicates) {
  EXPECT_EQ(Compute(2, {}, 0).low.reason().id, "no_replicates");
}

}  // namespace
}  // namespace melon::intervals
