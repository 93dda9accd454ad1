#include "curves/curve_support.h"
#include "golden/curves.h"

namespace melon::curves {
extern const Curve det;
namespace {

TEST(Det, IsAtTheOriginWhereBothErrorRatesAreOneHalf) {
  const GroupedScores groups =
      Grouped(std::vector<double>{2, 2, 1, 1}, std::vector<double>{1, 0, 1, 0});
  const CurveData data = det.compute(groups.view(), {});
  const Series& curve = SeriesOf(data, "curve");
  ExpectAllNear(ColumnOf(curve, "probit_fpr"), std::vector<double>{0}, 1e-16);
  ExpectAllNear(ColumnOf(curve, "probit_fnr"), std::vector<double>{0}, 1e-16);
  ExpectAllNear(ColumnOf(curve, "threshold"), std::vector<double>{2}, 0);
}

TEST(Det, EqualsScikitLearnAndScipy) {
  const CurveData data =
      det.compute(Grouped(golden::kTiedScore, golden::kTiedTruth).view(), {});
  const Series& curve = SeriesOf(data, "curve");
  ExpectAllNear(ColumnOf(curve, "probit_fpr"), golden::kDetProbitFpr, 1e-14);
  ExpectAllNear(ColumnOf(curve, "probit_fnr"), golden::kDetProbitFnr, 1e-14);
  ExpectAllNear(ColumnOf(curve, "threshold"), golden::kDetThreshold, 0);
}

TEST(Det, WithWeightsEqualsScikitLearnAndScipy) {
  const CurveData data = det.compute(
      Grouped(golden::kTiedScore, golden::kTiedTruth, golden::kTiedWeight)
          .view(),
      {});
  const Series& curve = SeriesOf(data, "curve");
  ExpectAllNear(ColumnOf(curve, "probit_fpr"), golden::kDetProbitFprWeighted,
                1e-13);
  ExpectAllNear(ColumnOf(curve, "probit_fnr"), golden::kDetProbitFnrWeighted,
                1e-13);
}

TEST(Det, OfAPerfectOrConstantScoreHasNoFinitePoint) {
  for (const std::vector<double>& score :
       {std::vector<double>{4, 3, 2, 1}, std::vector<double>{1, 1, 1, 1}}) {
    const GroupedScores groups =
        Grouped(score, std::vector<double>{1, 1, 0, 0});
    ASSERT_NE(det.undefined(groups.view()), nullptr);
    EXPECT_EQ(det.undefined(groups.view())->id, "no_finite_point");
  }
}

}  // namespace
}  // namespace melon::curves
