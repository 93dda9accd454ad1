#include <cmath>
#include <vector>

#include "base/random.h"
#include "curves/curve_support.h"
#include "golden/curves.h"

namespace melon::curves {
extern const Curve precision_recall;
namespace {

double TrapezoidArea(const Series& series) {
  const std::vector<double>& x = series.columns[0].second;
  const std::vector<double>& y = series.columns[1].second;
  double area = 0;
  for (std::size_t i = 1; i < x.size(); ++i) {
    area += (x[i] - x[i - 1]) * (y[i] + y[i - 1]) / 2;
  }
  return area;
}

TEST(PrecisionRecall, FollowsTheDefinition) {
  const CurveData data = precision_recall.compute(NineSamples().view(), {});
  const Series& curve = SeriesOf(data, "curve");
  EXPECT_EQ(curve.shape, Shape::steps_vertical_first);
  ExpectAllNear(ColumnOf(curve, "recall"),
                std::vector<double>{0, 0, .25, .25, .25, .5, .5, .75, 1, 1},
                1e-15);
  ExpectAllNear(ColumnOf(curve, "precision"),
                std::vector<double>{1, 0, 1. / 2, 1. / 3, 1. / 4, 2. / 5,
                                    2. / 6, 3. / 7, 4. / 8, 4. / 9},
                1e-15);
}

TEST(PrecisionRecall, NumbersOfTheNineSamples) {
  const CurveData data = precision_recall.compute(NineSamples().view(), {});
  EXPECT_NEAR(NumberOf(data, "baseline"), 4. / 9, 1e-15);
  EXPECT_NEAR(NumberOf(data, "average_precision"),
              (1. / 2 + 2. / 5 + 3. / 7 + 4. / 8) / 4, 1e-15);
  // One positive among the first four.
  EXPECT_NEAR(NumberOf(data, "break_even_point"), 1. / 4, 1e-15);
  // docs/worked-examples.md: 1 + (1 − π)ln(1 − π)/π.
  EXPECT_NEAR(NumberOf(data, "minimum_area"),
              1 + (5. / 9) * std::log(5. / 9) / (4. / 9), 1e-15);
  // docs/worked-examples.md: Davis–Goadrich interpolation .37167. The pieces
  // err by at most 2.5e-5.
  EXPECT_NEAR(TrapezoidArea(SeriesOf(data, "interpolated")), .37167, 3e-5);
}

TEST(PrecisionRecall, InterpolatesAsDavisAndGoadrichPrinted) {
  // Davis & Goadrich 2006, table 1: 20 positives, 2000 negatives, from
  // A (TP 5, FP 5) to B (TP 10, FP 30). TP 6 … 9 have FP 10, 15, 20, 25.
  GroupedScores groups;
  groups.score = {3, 2, 1};
  groups.positive = {5, 5, 10};
  groups.negative = {5, 25, 1970};
  groups.total_positive = 20;
  groups.total_negative = 2000;
  const CurveData data = precision_recall.compute(groups.view(), {});
  const Series& curve = SeriesOf(data, "interpolated");
  const std::vector<double>& recall = ColumnOf(curve, "recall");
  const std::vector<double>& precision = ColumnOf(curve, "precision");
  std::size_t compared = 0;
  for (std::size_t i = 0; i < recall.size(); ++i) {
    if (recall[i] <= .25 || recall[i] > .5) continue;
    const double true_positive = 20 * recall[i];
    const double false_positive = 5 + (5 * (true_positive - 5));
    EXPECT_NEAR(precision[i], true_positive / (true_positive + false_positive),
                1e-14);
    ++compared;
  }
  EXPECT_GT(compared, 5U);
  // Precision of the printed rows: .375, .318, .286, .265 at recall .3, .35,
  // .4, .45.
  for (const auto& [at, printed] :
       {std::pair{.3, .375}, {.35, .318}, {.4, .286}, {.45, .265}}) {
    std::size_t i = 1;
    while (recall[i] < at) ++i;
    const double share = (at - recall[i - 1]) / (recall[i] - recall[i - 1]);
    EXPECT_NEAR(precision[i - 1] + (share * (precision[i] - precision[i - 1])),
                printed, 5.3e-4);
  }
}

TEST(PrecisionRecall, InterpolatesFromTheLastThresholdOfNegativesAlone) {
  // 0, 0, 1, 0 from the highest score: from (TP 0, FP 2) to (TP 1, FP 2), so
  // the precision at recall r is r/(r + 2).
  GroupedScores groups;
  groups.score = {.9, .8, .7, .1};
  groups.positive = {0, 0, 1, 0};
  groups.negative = {1, 1, 0, 1};
  groups.total_positive = 1;
  groups.total_negative = 3;
  Parameters drawn;
  drawn.spacing = 2.5e-5;
  for (const Parameters& parameters : {Parameters{}, drawn}) {
    const CurveData data = precision_recall.compute(groups.view(), parameters);
    const Series& curve = SeriesOf(data, "interpolated");
    const std::vector<double>& recall = ColumnOf(curve, "recall");
    const std::vector<double>& precision = ColumnOf(curve, "precision");
    EXPECT_EQ(precision[0], 0);
    for (std::size_t i = 0; i < recall.size() && recall[i] < 1; ++i)
      EXPECT_NEAR(precision[i], recall[i] / (recall[i] + 2), 1e-14);
    // ∫ r/(r + 2) dr = 1 − 2 ln(3/2).
    EXPECT_NEAR(TrapezoidArea(curve), 1 - (2 * std::log(1.5)), 3e-5);
  }
}

/// ∫ TP/(TP + FP) dTP over each group in turn, FP growing in proportion to TP,
/// by the midpoints of 4,000 parts.
double AreaByParts(const GroupedScores& groups) {
  constexpr int kParts = 4000;
  double area = 0;
  double true_positive = 0;
  double false_positive = 0;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    for (int part = 0; groups.positive[i] > 0 && part < kParts; ++part) {
      const double share = (part + 0.5) / kParts;
      const double above = true_positive + (share * groups.positive[i]);
      const double called =
          above + false_positive + (share * groups.negative[i]);
      area += above / called * groups.positive[i] / kParts;
    }
    true_positive += groups.positive[i];
    false_positive += groups.negative[i];
  }
  return area / groups.total_positive;
}

TEST(PrecisionRecall, DrawsTheAreaOfTheInterpolationByItsDefinition) {
  Random random(8);
  for (int table = 0; table < 200; ++table) {
    std::vector<double> score{static_cast<double>(random.Below(30))};
    std::vector<double> truth{1};
    for (int i = 0; i < 60; ++i) {
      score.push_back(random.Below(30));
      truth.push_back(random.Below(5) == 0 ? 1 : 0);
    }
    const GroupedScores groups = Grouped(score, truth);
    Parameters drawn;
    drawn.spacing = 2.5e-5;
    const CurveData data = precision_recall.compute(groups.view(), drawn);
    EXPECT_NEAR(TrapezoidArea(SeriesOf(data, "interpolated")),
                AreaByParts(groups), 5e-5);
  }
}

TEST(PrecisionRecall, PiecesOfAHyperbolaErrLessThanAFortiethOfAPixel) {
  const double prevalence = 1. / 501;
  GroupedScores groups;
  groups.score = {2, 1};
  groups.positive = {0, 1};
  groups.negative = {1, 499};
  groups.total_positive = 1;
  groups.total_negative = 500;
  const CurveData data = precision_recall.compute(groups.view(), {});
  const Series& curve = SeriesOf(data, "interpolated");
  // From (TP 0, FP 1): TP t, FP 1 + 499·t.
  for (std::size_t i = 2; i < curve.columns[0].second.size(); ++i) {
    const double low = curve.columns[0].second[i - 1];
    const double high = curve.columns[0].second[i];
    for (double share = 0; share <= 1; share += .125) {
      const double t = low + (share * (high - low));
      const double drawn = curve.columns[1].second[i - 1] +
                           (share * (curve.columns[1].second[i] -
                                     curve.columns[1].second[i - 1]));
      EXPECT_NEAR(drawn, t / (t + 1 + (499 * t)), 2.5e-5);
    }
  }
  const Series& minimum = SeriesOf(data, "minimum");
  for (std::size_t i = 1; i < minimum.columns[0].second.size(); ++i) {
    const double r = minimum.columns[0].second[i];
    EXPECT_NEAR(minimum.columns[1].second[i],
                prevalence * r / (1 - prevalence + prevalence * r), 1e-15);
  }
}

TEST(PrecisionRecall, IsoFLinesHaveThatHarmonicMean) {
  const CurveData data = precision_recall.compute(NineSamples().view(), {});
  for (const auto& [name, f1] : {std::pair{"iso_f_0.2", .2},
                                 {"iso_f_0.4", .4},
                                 {"iso_f_0.6", .6},
                                 {"iso_f_0.8", .8}}) {
    const Series& line = SeriesOf(data, name);
    EXPECT_EQ(line.columns[1].second.front(), 1);
    EXPECT_EQ(line.columns[0].second.back(), 1);
    for (std::size_t i = 0; i < line.columns[0].second.size(); ++i) {
      const double recall = line.columns[0].second[i];
      const double precision = line.columns[1].second[i];
      EXPECT_NEAR(2 * precision * recall / (precision + recall), f1, 1e-14);
    }
  }
}

TEST(PrecisionRecall, WithTiesEqualsScikitLearn) {
  const CurveData data = precision_recall.compute(
      Grouped(golden::kTiedScore, golden::kTiedTruth).view(), {});
  const Series& curve = SeriesOf(data, "curve");
  ExpectAllNear(ColumnOf(curve, "recall"), golden::kRecall, 1e-15);
  ExpectAllNear(ColumnOf(curve, "precision"), golden::kPrecision, 1e-15);
  ExpectAllNear(ColumnOf(curve, "threshold"), golden::kPrThreshold, 0);
  EXPECT_NEAR(NumberOf(data, "average_precision"), golden::kAveragePrecision[0],
              1e-15);
}

TEST(PrecisionRecall, WithWeightsEqualsScikitLearn) {
  const CurveData data = precision_recall.compute(
      Grouped(golden::kTiedScore, golden::kTiedTruth, golden::kTiedWeight)
          .view(),
      {});
  const Series& curve = SeriesOf(data, "curve");
  ExpectAllNear(ColumnOf(curve, "recall"), golden::kRecallWeighted, 1e-14);
  ExpectAllNear(ColumnOf(curve, "precision"), golden::kPrecisionWeighted,
                1e-14);
  EXPECT_NEAR(NumberOf(data, "average_precision"),
              golden::kAveragePrecisionWeighted[0], 1e-14);
}

TEST(PrecisionRecall, BreakEvenPointInsideATieIsTheExpectation) {
  // Three positives; the first case is one, then a tie of two positives and two
  // negatives.
  const GroupedScores groups = Grouped(std::vector<double>{2, 1, 1, 1, 1},
                                       std::vector<double>{1, 1, 1, 0, 0});
  const CurveData data = precision_recall.compute(groups.view(), {});
  // Two more of four: one positive is expected among them.
  EXPECT_NEAR(NumberOf(data, "break_even_point"), 2. / 3, 1e-15);
}

TEST(PrecisionRecall, OfAPerfectScoreHasBreakEvenPointAndAreaOne) {
  const GroupedScores groups =
      Grouped(std::vector<double>{4, 3, 2, 1}, std::vector<double>{1, 1, 0, 0});
  const CurveData data = precision_recall.compute(groups.view(), {});
  EXPECT_EQ(NumberOf(data, "break_even_point"), 1);
  EXPECT_EQ(NumberOf(data, "average_precision"), 1);
  EXPECT_NEAR(TrapezoidArea(SeriesOf(data, "interpolated")), 1, 1e-15);
}

TEST(PrecisionRecall, OfAnInvertedScoreIsTheMinimum) {
  const GroupedScores groups = Grouped(std::vector<double>{4, 3, 2, 1, 0},
                                       std::vector<double>{0, 0, 0, 1, 1});
  const CurveData data = precision_recall.compute(groups.view(), {});
  EXPECT_NEAR(TrapezoidArea(SeriesOf(data, "interpolated")),
              NumberOf(data, "minimum_area"), 2.5e-5);
  EXPECT_EQ(NumberOf(data, "break_even_point"), 0);
}

TEST(PrecisionRecall, ShowsBothCornersOfAStep) {
  // − + − − + − + + − from .9 down to .1: of the seven from .3 on three are
  // positive, of the six from .4 on two.
  const GroupedScores groups = NineSamples();
  const auto corner = precision_recall.point.WorkOut(
      groups.view(), {}, {.threshold = .3, .x = .5});
  EXPECT_EQ(corner.result.x.number(), 2. / 4);
  EXPECT_EQ(corner.result.y.number(), 3. / 7);
  const auto& lines = corner.working.lines();
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[1].term.value(), .4);
  EXPECT_EQ(lines[2].term.value(), 2. / 4);
  EXPECT_EQ(lines[3].term.value(), 3. / 7);
  const auto point = precision_recall.point.WorkOut(
      groups.view(), {}, {.threshold = .3, .x = 3. / 4});
  EXPECT_EQ(point.result.x.number(), 3. / 4);
  EXPECT_EQ(point.working.lines().size(), 3U);
}

}  // namespace
}  // namespace melon::curves
