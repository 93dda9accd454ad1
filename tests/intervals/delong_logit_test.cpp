#include <gtest/gtest.h>

#include <cmath>

#include "hypothesis/golden_numbers.h"
#include "intervals/interval.h"

namespace melon::intervals {
extern const IntervalMethod delong_logit;
namespace {

Interval Compute(double auc, const Value& standard_error) {
  return delong_logit.from_auc({.auc = auc,
                                .delong_se = standard_error,
                                .positives = 30,
                                .negatives = 40},
                               0.95);
}

TEST(DeLongLogit, IsSymmetricOnTheLogitScale) {
  const Interval interval = Compute(0.8, 0.04);
  const auto logit = [](double p) { return std::log(p / (1 - p)); };
  // 1.959963984540054 · 0.04 / (0.8 · 0.2)
  EXPECT_NEAR(logit(interval.high.number()), std::log(4) + 0.4899909961350135,
              1e-14);
  EXPECT_NEAR(logit(interval.low.number()), std::log(4) - 0.4899909961350135,
              1e-14);
}

TEST(DeLongLogit, AgreesWithScipysLogitAndExpit) {
  for (const auto& row : GoldenNumbers("intervals/auc.csv")) {
    const Interval interval = Compute(row[0], row[1]);
    EXPECT_NEAR(interval.low.number(), row[6], 1e-14);
    EXPECT_NEAR(interval.high.number(), row[7], 1e-14);
  }
}

TEST(DeLongLogit, IsUndefinedAtAnAreaOfZeroOrOne) {
  EXPECT_EQ(Compute(1, 0).low.reason().id, "infinite_logit");
  EXPECT_EQ(Compute(0, 0).high.reason().id, "infinite_logit");
}

TEST(DeLongLogit, IsUndefinedAtZeroVariance) {
  EXPECT_EQ(Compute(0.5, 0).low.reason().id, "no_variance");
}

TEST(DeLongLogit, PassesOnTheReasonOfAnUndefinedStandardError) {
  EXPECT_EQ(Compute(0.7, reasons::too_few_cases).high.reason().id,
            "too_few_cases");
}

}  // namespace
}  // namespace melon::intervals
