#include <gtest/gtest.h>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod delong;
namespace {

Interval Compute(double auc, const Value& standard_error, double level = 0.95) {
  return delong.from_auc({.auc = auc,
                          .delong_se = standard_error,
                          .positives = 30,
                          .negatives = 40},
                         level);
}

TEST(DeLongInterval, IsTheAreaPlusAndMinusZStandardErrors) {
  const Interval interval = Compute(0.7, 0.1);
  EXPECT_NEAR(interval.low.number(), 0.7 - 0.1959963984540054, 1e-15);
  EXPECT_NEAR(interval.high.number(), 0.7 + 0.1959963984540054, 1e-15);
}

TEST(DeLongInterval, AgreesWithProc) {
  for (const auto& row : GoldenNumbers("delong/models.csv")) {
    const Interval interval = Compute(row[0], row[1]);
    EXPECT_NEAR(interval.low.number(), row[2], 1e-14);
    EXPECT_NEAR(interval.high.number(), row[3], 1e-14);
    EXPECT_NEAR(Compute(row[0], row[1], 0.9).low.number(), row[4], 1e-14);
  }
}

TEST(DeLongInterval, IsCutOffAtZeroAndOne) {
  EXPECT_EQ(Compute(0.98, 0.02).high.number(), 1);
  EXPECT_EQ(Compute(0.02, 0.02).low.number(), 0);
}

TEST(DeLongInterval, IsUndefinedAtZeroVariance) {
  EXPECT_EQ(Compute(1, 0).low.reason().id, "no_variance");
  EXPECT_EQ(Compute(1, 0).high.reason().id, "no_variance");
}

TEST(DeLongInterval, PassesOnTheReasonOfAnUndefinedStandardError) {
  EXPECT_EQ(Compute(0.7, reasons::too_few_cases).low.reason().id,
            "too_few_cases");
}

}  // namespace
}  // namespace melon::intervals
