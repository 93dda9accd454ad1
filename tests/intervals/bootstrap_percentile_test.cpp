#include <gtest/gtest.h>

#include <vector>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod bootstrap_percentile;
namespace {

Interval Compute(const std::vector<double>& replicates, double level) {
  return bootstrap_percentile.from_bootstrap(
      {.estimate = 0.5, .replicates = replicates, .acceleration = 0}, level);
}

TEST(BootstrapPercentile, LeavesAlphaOverTwoOnEachSide) {
  // Of 0, …, 4 in any order, the positions 4 · 0.25 and 4 · 0.75.
  const Interval interval = Compute({3, 0, 4, 1, 2}, 0.5);
  EXPECT_DOUBLE_EQ(interval.low.number(), 1);
  EXPECT_DOUBLE_EQ(interval.high.number(), 3);
}

TEST(BootstrapPercentile, AgreesWithScipy) {
  const auto replicates =
      GoldenColumn(GoldenNumbers("intervals/replicates.csv"), 0);
  for (const auto& row : GoldenNumbers("intervals/bootstrap.csv")) {
    const Interval interval = Compute(replicates, row[2]);
    EXPECT_NEAR(interval.low.number(), row[3], 1e-14);
    EXPECT_NEAR(interval.high.number(), row[4], 1e-14);
  }
}

TEST(BootstrapPercentile, IsUndefinedWhenAllReplicatesAreEqual) {
  EXPECT_EQ(Compute({1, 1, 1}, 0.95).low.reason().id, "constant_replicates");
  EXPECT_EQ(Compute({1, 1, 1}, 0.95).high.reason().id, "constant_replicates");
}

TEST(BootstrapPercentile, IsUndefinedWithoutReplicates) {
  EXPECT_EQ(Compute({}, 0.95).low.reason().id, "no_replicates");
}

}  // namespace
}  // namespace melon::intervals
