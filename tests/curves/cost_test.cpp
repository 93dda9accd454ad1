#include <algorithm>

#include "curves/curve_support.h"
#include "golden/curves.h"
#include "kernels/binary/points/cost_envelope.h"

namespace melon::curves {
extern const Curve cost;
namespace {

TEST(Cost, EveryThresholdIsASegmentFromFprToFnr) {
  const CurveData data = cost.compute(NineSamples().view(), {});
  const Series& segments = SeriesOf(data, "segments");
  EXPECT_EQ(segments.shape, Shape::segments);
  ExpectAllNear(ColumnOf(segments, "fpr"),
                std::vector<double>{0, .2, .2, .4, .6, .6, .8, .8, .8, 1},
                1e-15);
  ExpectAllNear(ColumnOf(segments, "fnr"),
                std::vector<double>{1, 1, .75, .75, .75, .5, .5, .25, 0, 0},
                1e-15);
  // Always negative on the left, the threshold .2 on the right.
  ExpectAllNear(ColumnOf(segments, "on_envelope"),
                std::vector<double>{1, 0, 0, 0, 0, 0, 0, 0, 1, 0}, 0);
}

TEST(Cost, EnvelopeOfTheNineSamples) {
  const CurveData data = cost.compute(NineSamples().view(), {});
  const Series& envelope = SeriesOf(data, "envelope");
  // x and .8·(1 − x) cross at 4/9.
  ExpectAllNear(ColumnOf(envelope, "probability_cost"),
                std::vector<double>{0, 4. / 9, 1}, 1e-15);
  ExpectAllNear(ColumnOf(envelope, "normalised_cost"),
                std::vector<double>{0, 4. / 9, 0}, 1e-15);
  EXPECT_EQ(ColumnOf(envelope, "threshold")[1], .2);
  // Two triangles of height 4/9 over a base of 1.
  EXPECT_NEAR(NumberOf(data, "area_uniform"), 2. / 9, 1e-15);
}

TEST(Cost, TrivialClassifiersAreTheDiagonals) {
  const CurveData data = cost.compute(NineSamples().view(), {});
  ExpectAllNear(SeriesOf(data, "always_positive").columns[1].second,
                std::vector<double>{1, 0}, 0);
  ExpectAllNear(SeriesOf(data, "always_negative").columns[1].second,
                std::vector<double>{0, 1}, 0);
}

TEST(Cost, OfAPerfectScoreIsNothing) {
  const GroupedScores groups =
      Grouped(std::vector<double>{4, 3, 2, 1}, std::vector<double>{1, 1, 0, 0});
  const CurveData data = cost.compute(groups.view(), {});
  EXPECT_EQ(NumberOf(data, "area_uniform"), 0);
  ExpectAllNear(ColumnOf(SeriesOf(data, "envelope"), "threshold"),
                std::vector<double>{3, 3}, 0);
}

TEST(Cost, OfAConstantOrInvertedScoreIsThatOfTheTrivialClassifiers) {
  for (const std::vector<double>& score :
       {std::vector<double>{1, 1, 1, 1}, std::vector<double>{1, 2, 3, 4}}) {
    const GroupedScores groups =
        Grouped(score, std::vector<double>{1, 1, 0, 0});
    const CurveData data = cost.compute(groups.view(), {});
    // A triangle of height 1/2 over a base of 1.
    EXPECT_NEAR(NumberOf(data, "area_uniform"), 1. / 4, 1e-15);
  }
}

TEST(Cost, AreaUnderAnyBetaDensityEqualsQuadrature) {
  const GroupedScores groups = Grouped(golden::kTiedScore, golden::kTiedTruth);
  EXPECT_NEAR(NumberOf(cost.compute(groups.view(), {}), "area_uniform"),
              golden::kExpectedCostBeta1And1[0], 1e-13);
  EXPECT_NEAR(ExpectedCostBeta(groups.view(), 2, 5),
              golden::kExpectedCostBeta2And5[0], 1e-13);
  EXPECT_NEAR(ExpectedCostBeta(groups.view(), .5, 8),
              golden::kExpectedCostBeta05And8[0], 1e-13);
}

TEST(Cost, AreaWithWeightsEqualsQuadrature) {
  const GroupedScores groups =
      Grouped(golden::kTiedScore, golden::kTiedTruth, golden::kTiedWeight);
  EXPECT_NEAR(ExpectedCostBeta(groups.view(), 1, 1),
              golden::kExpectedCostWeightedBeta1And1[0], 1e-13);
  EXPECT_NEAR(ExpectedCostBeta(groups.view(), 2, 5),
              golden::kExpectedCostWeightedBeta2And5[0], 1e-13);
  EXPECT_NEAR(ExpectedCostBeta(groups.view(), .5, 8),
              golden::kExpectedCostWeightedBeta05And8[0], 1e-13);
}

TEST(Cost, EnvelopeIsTheLeastOfAllSegments) {
  const CurveData data =
      cost.compute(Grouped(golden::kTiedScore, golden::kTiedTruth).view(), {});
  const Series& envelope = SeriesOf(data, "envelope");
  const Series& segments = SeriesOf(data, "segments");
  const std::vector<double>& x = ColumnOf(envelope, "probability_cost");
  const std::vector<double>& y = ColumnOf(envelope, "normalised_cost");
  EXPECT_EQ(x.front(), 0);
  EXPECT_EQ(x.back(), 1);
  for (std::size_t i = 1; i < x.size(); ++i) {
    EXPECT_LT(x[i - 1], x[i]);
    for (double share = 0; share <= 1; share += .25) {
      const double at = x[i - 1] + (share * (x[i] - x[i - 1]));
      double least = 1;
      for (std::size_t k = 0; k < segments.columns[0].second.size(); ++k) {
        const double left = segments.columns[0].second[k];
        least = std::min(least,
                         left + (at * (segments.columns[1].second[k] - left)));
      }
      EXPECT_NEAR(y[i - 1] + (share * (y[i] - y[i - 1])), least, 1e-15);
      // The classifier named at the corner is the one of the piece.
      const double fpr = ColumnOf(envelope, "fpr")[i - 1];
      EXPECT_NEAR(fpr + (at * (ColumnOf(envelope, "fnr")[i - 1] - fpr)), least,
                  1e-15);
    }
  }
}

}  // namespace
}  // namespace melon::curves
