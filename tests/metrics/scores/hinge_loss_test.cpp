#include <gtest/gtest.h>

#include <limits>

#include "metrics/metric.h"
#include "metrics/nine_samples.h"

namespace melon::metrics {
extern const Metric hinge_loss;
namespace {

Value Compute(const GroupedScores& groups) {
  return hinge_loss.from_groups(groups.view(), {});
}

TEST(HingeLoss, ChargesWhatIsMissingToAMarginOfOne) {
  // max(0, 1 − 2), 1 − .5, 1 + 1.5
  EXPECT_DOUBLE_EQ(Compute(Grouped({2, .5, 1.5}, {1, 1, 0})).number(),
                   (0 + .5 + 2.5) / 3);
}

TEST(HingeLoss, OfTheNineSamples) {
  // sklearn 1.5.2: hinge_loss([-1,1,-1,-1,1,-1,1,1,-1], score) = 1.1
  EXPECT_NEAR(Compute(NineSamples()).number(),
              (1.9 + .2 + 1.7 + 1.6 + .5 + 1.4 + .7 + .8 + 1.1) / 9, 1e-15);
}

TEST(HingeLoss, OfHugeScoresDoesNotOverflow) {
  constexpr double kMost = std::numeric_limits<double>::max();
  EXPECT_EQ(Compute(Grouped({kMost, -kMost}, {0, 1})).number(), kMost);
}

TEST(HingeLoss, IsUndefinedWithoutCases) {
  const Value value = Compute(Grouped({}, {}));
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
