#include <gtest/gtest.h>

#include "metrics/metric.h"
#include "metrics/regression/estimate_support.h"

namespace melon::metrics {
extern const Metric r2;
extern const Metric r2_ssr_sst;
namespace {

TEST(R2SsrSst, IsTheScatterOfThePredictionsOverThatOfTheTruth) {
  // SSR 1 + 0 + 1 around the true mean 3, SST 4 + 0 + 4.
  EXPECT_EQ(Measure(r2_ssr_sst, {1, 3, 5}, {2, 3, 4}).number(), .25);
}

TEST(R2SsrSst, GivesTheNumberOfTheNotes) {
  // docs/worked-examples.md: y = (1, 2, 3), f = (2, 4, 6).
  EXPECT_EQ(Measure(r2_ssr_sst, {1, 2, 3}, {2, 4, 6}).number(), 10);
}

TEST(R2SsrSst, AgreesWithR2ForALeastSquaresLineOnItsOwnData) {
  // Truth (1, 2, 4) at x = (0, 1, 2): the line 5/6 + 3/2 x.
  const Numbers truth{1, 2, 4};
  const Numbers line{5. / 6, 14. / 6, 23. / 6};
  EXPECT_NEAR(Measure(r2_ssr_sst, truth, line).number(),
              Measure(r2, truth, line).number(), 1e-15);
}

TEST(R2SsrSst, AgreesWithTheLibrariesOnFiveModelsOfTheDiabetesData) {
  ExpectGolden(r2_ssr_sst, "r2_ssr_sst");
}

TEST(R2SsrSst, IsUndefinedForNoCases) {
  EXPECT_EQ(ReasonOf(Measure(r2_ssr_sst, {}, {})), "no_cases");
  EXPECT_EQ(ReasonOf(Measure(r2_ssr_sst, {1, 2}, {1, 3}, {0, 0})), "no_cases");
}

TEST(R2SsrSst, IsUndefinedBeyondTheRangeOfDoubles) {
  EXPECT_EQ(ReasonOf(Measure(r2_ssr_sst, {1e308, 1}, {-1e308, 1})), "overflow");
}

TEST(R2SsrSst, IsUndefinedForAConstantTruth) {
  // The mean of five times 0.1 is not 0.1 to the last digit; that is no
  // variance.
  EXPECT_EQ(
      ReasonOf(Measure(r2_ssr_sst, {.1, .1, .1, .1, .1}, {1, 2, 3, 4, 5})),
      "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(r2_ssr_sst, {4}, {4})), "constant_truth");
  EXPECT_EQ(ReasonOf(Measure(r2_ssr_sst, {4, 4, 7}, {1, 2, 3}, {1, 1, 0})),
            "constant_truth");
}

}  // namespace
}  // namespace melon::metrics
