#include "curves/curve_support.h"

namespace melon::curves {
extern const Curve lift;
namespace {

TEST(Lift, IsPrecisionOverPrevalence) {
  const CurveData data = lift.compute(NineSamples().view(), {});
  const Series& curve = SeriesOf(data, "curve");
  const double prevalence = 4. / 9;
  // The first row is the limit at share 0.
  ExpectAllNear(
      ColumnOf(curve, "lift"),
      std::vector<double>{0, 0, 1 / 2. / prevalence, 1 / 3. / prevalence,
                          1 / 4. / prevalence, 2 / 5. / prevalence,
                          2 / 6. / prevalence, 3 / 7. / prevalence,
                          4 / 8. / prevalence, 1},
      1e-15);
  EXPECT_EQ(ColumnOf(curve, "targeted_share")[0], 0);
  EXPECT_NEAR(NumberOf(data, "maximum"), 9. / 4, 1e-15);
}

TEST(Lift, OfAConstantScoreIsOneEverywhere) {
  const GroupedScores groups =
      Grouped(std::vector<double>{2, 2, 2}, std::vector<double>{0, 1, 0});
  const CurveData data = lift.compute(groups.view(), {});
  ExpectAllNear(ColumnOf(SeriesOf(data, "curve"), "lift"),
                std::vector<double>{1, 1}, 1e-15);
}

}  // namespace
}  // namespace melon::curves
