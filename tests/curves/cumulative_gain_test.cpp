#include "curves/curve_support.h"

namespace melon::curves {
extern const Curve cumulative_gain;
namespace {

TEST(CumulativeGain, CountsThePositivesAmongTheBestScored) {
  const CurveData data = cumulative_gain.compute(NineSamples().view(), {});
  const Series& curve = SeriesOf(data, "curve");
  const double n = 9;
  ExpectAllNear(ColumnOf(curve, "targeted_share"),
                std::vector<double>{0, 1 / n, 2 / n, 3 / n, 4 / n, 5 / n, 6 / n,
                                    7 / n, 8 / n, 1},
                1e-15);
  ExpectAllNear(ColumnOf(curve, "found_share"),
                std::vector<double>{0, 0, .25, .25, .25, .5, .5, .75, 1, 1},
                1e-15);
  EXPECT_NEAR(NumberOf(data, "baseline"), 4 / n, 1e-15);
}

TEST(CumulativeGain, OfAPerfectScoreIsTheIdeal) {
  const GroupedScores groups =
      Grouped(std::vector<double>{2, 2, 1, 1}, std::vector<double>{1, 1, 0, 0});
  const CurveData data = cumulative_gain.compute(groups.view(), {});
  for (const std::size_t column : {0U, 1U}) {
    ExpectAllNear(SeriesOf(data, "curve").columns[column].second,
                  SeriesOf(data, "ideal").columns[column].second, 0);
  }
}

TEST(CumulativeGain, IsUndefinedWithoutPositives) {
  const GroupedScores groups =
      Grouped(std::vector<double>{2, 1}, std::vector<double>{0, 0});
  ASSERT_NE(cumulative_gain.undefined(groups.view()), nullptr);
  EXPECT_EQ(cumulative_gain.undefined(groups.view())->id, "no_positives");
}

}  // namespace
}  // namespace melon::curves
