#include <limits>

#include "curves/curve_support.h"
#include "golden/curves.h"

namespace melon::curves {
extern const Curve roc;
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

TEST(Roc, StepsUpForAPositiveAndRightForANegative) {
  const CurveData data = roc.compute(NineSamples().view(), {});
  const Series& curve = SeriesOf(data, "curve");
  // 5 negatives, 4 positives, in the order − + − − + − + + −.
  ExpectAllNear(ColumnOf(curve, "fpr"),
                std::vector<double>{0, .2, .2, .4, .6, .6, .8, .8, .8, 1},
                1e-15);
  ExpectAllNear(ColumnOf(curve, "tpr"),
                std::vector<double>{0, 0, .25, .25, .25, .5, .5, .75, 1, 1},
                1e-15);
  EXPECT_EQ(ColumnOf(curve, "threshold")[0], kInf);
  EXPECT_EQ(ColumnOf(curve, "threshold")[9], .1);
}

TEST(Roc, HullLeavesOutPointsOnItsEdges) {
  const CurveData data = roc.compute(NineSamples().view(), {});
  const Series& hull = SeriesOf(data, "hull");
  // (.2, .25) lies on the edge from (0, 0) to (.8, 1).
  ExpectAllNear(ColumnOf(hull, "fpr"), std::vector<double>{0, .8, 1}, 1e-15);
  ExpectAllNear(ColumnOf(hull, "tpr"), std::vector<double>{0, 1, 1}, 1e-15);
  ExpectAllNear(ColumnOf(hull, "threshold"), std::vector<double>{kInf, .2, .1},
                0);
}

TEST(Roc, WithTiesEqualsScikitLearn) {
  const CurveData data =
      roc.compute(Grouped(golden::kTiedScore, golden::kTiedTruth).view(), {});
  const Series& curve = SeriesOf(data, "curve");
  ExpectAllNear(ColumnOf(curve, "fpr"), golden::kRocFpr, 1e-15);
  ExpectAllNear(ColumnOf(curve, "tpr"), golden::kRocTpr, 1e-15);
  ExpectAllNear(ColumnOf(curve, "threshold"), golden::kRocThreshold, 0);
}

TEST(Roc, WithWeightsEqualsScikitLearn) {
  const CurveData data = roc.compute(
      Grouped(golden::kTiedScore, golden::kTiedTruth, golden::kTiedWeight)
          .view(),
      {});
  const Series& curve = SeriesOf(data, "curve");
  ExpectAllNear(ColumnOf(curve, "fpr"), golden::kRocFprWeighted, 1e-14);
  ExpectAllNear(ColumnOf(curve, "tpr"), golden::kRocTprWeighted, 1e-14);
  ExpectAllNear(ColumnOf(curve, "threshold"), golden::kRocThresholdWeighted, 0);
}

TEST(Roc, OfAConstantScoreIsTheDiagonal) {
  const GroupedScores groups =
      Grouped(std::vector<double>{3, 3, 3}, std::vector<double>{1, 0, 1});
  const CurveData data = roc.compute(groups.view(), {});
  ExpectAllNear(ColumnOf(SeriesOf(data, "curve"), "fpr"),
                std::vector<double>{0, 1}, 0);
  ExpectAllNear(ColumnOf(SeriesOf(data, "hull"), "tpr"),
                std::vector<double>{0, 1}, 0);
}

TEST(Roc, OfAPerfectScoreGoesThroughTheCorner) {
  const GroupedScores groups =
      Grouped(std::vector<double>{4, 3, 2, 1}, std::vector<double>{1, 1, 0, 0});
  const CurveData data = roc.compute(groups.view(), {});
  const Series& hull = SeriesOf(data, "hull");
  ExpectAllNear(ColumnOf(hull, "fpr"), std::vector<double>{0, 0, 1}, 0);
  ExpectAllNear(ColumnOf(hull, "tpr"), std::vector<double>{0, 1, 1}, 0);
}

TEST(Roc, OfAnInvertedScoreHasTheDiagonalAsHull) {
  const GroupedScores groups =
      Grouped(std::vector<double>{4, 3, 2, 1}, std::vector<double>{0, 0, 1, 1});
  const CurveData data = roc.compute(groups.view(), {});
  ExpectAllNear(ColumnOf(SeriesOf(data, "curve"), "fpr"),
                std::vector<double>{0, .5, 1, 1, 1}, 0);
  ExpectAllNear(ColumnOf(SeriesOf(data, "hull"), "fpr"),
                std::vector<double>{0, 1}, 0);
}

TEST(Roc, IsUndefinedForOneClass) {
  const GroupedScores groups =
      Grouped(std::vector<double>{1, 2}, std::vector<double>{1, 1});
  ASSERT_NE(roc.undefined(groups.view()), nullptr);
  EXPECT_EQ(roc.undefined(groups.view())->id, "one_class");
  EXPECT_EQ(roc.undefined(ScoreGroups())->id, "no_cases");
}

}  // namespace
}  // namespace melon::curves
