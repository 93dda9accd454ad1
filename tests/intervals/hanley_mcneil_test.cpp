#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod hanley_mcneil;
namespace {

Interval Compute(double auc, double positives, double negatives) {
  return hanley_mcneil.from_auc({.auc = auc,
                                 .delong_se = reasons::no_variance,
                                 .positives = positives,
                                 .negatives = negatives},
                                0.95);
}

TEST(HanleyMcNeil, NeedsOnlyTheAreaAndTheClassSizes) {
  // A = 1/2: Q₁ = Q₂ = 1/3, variance (1/4 + (29 + 39)(1/3 − 1/4)) / (30·40).
  const Interval interval = Compute(0.5, 30, 40);
  const double margin =
      1.959963984540054 * std::sqrt((1. / 4 + 68. / 12) / 1200);
  EXPECT_NEAR(interval.low.number(), 0.5 - margin, 1e-15);
  EXPECT_NEAR(interval.high.number(), 0.5 + margin, 1e-15);
}

TEST(HanleyMcNeil, AgreesWithTheFormulaInNumpy) {
  for (const auto& row : GoldenNumbers("intervals/auc.csv")) {
    const Interval interval = Compute(row[0], row[2], row[3]);
    EXPECT_NEAR(interval.low.number(), row[9], 1e-14);
    EXPECT_NEAR(interval.high.number(), row[10], 1e-14);
  }
}

TEST(HanleyMcNeil, IsUndefinedForAPerfectModel) {
  EXPECT_EQ(Compute(1, 30, 40).low.reason().id, "no_variance");
  EXPECT_EQ(Compute(0, 30, 40).high.reason().id, "no_variance");
}

TEST(HanleyMcNeil, IsUndefinedForOneClassAndForFractionalWeights) {
  EXPECT_EQ(Compute(0.7, 30, 0).low.reason().id, "one_class");
  EXPECT_EQ(Compute(0.7, 30.5, 10).low.reason().id, "fractional_weights");
}

}  // namespace
}  // namespace melon::intervals
