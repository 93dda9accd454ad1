#include "curves/curve_support.h"

namespace melon::curves {
extern const Curve threshold_metrics;
namespace {

TEST(ThresholdMetrics, GivesTheConfusionMatrixAtEachScore) {
  const CurveData data = threshold_metrics.compute(NineSamples().view(), {});
  const Series& counts = SeriesOf(data, "counts");
  ExpectAllNear(ColumnOf(counts, "threshold"),
                std::vector<double>{.9, .8, .7, .6, .5, .4, .3, .2, .1}, 0);
  ExpectAllNear(ColumnOf(counts, "tp"),
                std::vector<double>{0, 1, 1, 1, 2, 2, 3, 4, 4}, 0);
  ExpectAllNear(ColumnOf(counts, "fp"),
                std::vector<double>{1, 1, 2, 3, 3, 4, 4, 4, 5}, 0);
  ExpectAllNear(ColumnOf(counts, "fn"),
                std::vector<double>{4, 3, 3, 3, 2, 2, 1, 0, 0}, 0);
  ExpectAllNear(ColumnOf(counts, "tn"),
                std::vector<double>{4, 4, 3, 2, 2, 1, 1, 1, 0}, 0);
  EXPECT_NEAR(ColumnOf(counts, "predicted_positive_share")[1], 2. / 9, 1e-15);
}

TEST(ThresholdMetrics, LeavesOutGroupsWithoutWeight) {
  const GroupedScores groups =
      Grouped(std::vector<double>{3, 2, 1}, std::vector<double>{1, 0, 1},
              std::vector<double>{1, 0, .5});
  const CurveData data = threshold_metrics.compute(groups.view(), {});
  ExpectAllNear(ColumnOf(SeriesOf(data, "counts"), "threshold"),
                std::vector<double>{3, 1}, 0);
  ExpectAllNear(ColumnOf(SeriesOf(data, "counts"), "tp"),
                std::vector<double>{1, 1.5}, 0);
}

}  // namespace
}  // namespace melon::curves
