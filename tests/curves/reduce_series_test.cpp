#include "curves/reduce_series.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/random.h"
#include "curves/curve_support.h"

namespace melon {
namespace {

TEST(ReduceSeries, KeepsTheOtherColumnsOfTheRowsKept) {
  Series line = MakeSeries("curve", {"x", "y", "threshold"});
  for (int i = 0; i <= 10; ++i) line.AddRow({i / 10.0, i / 10.0, 10.0 - i});
  const Series reduced = Reduced(line, {});
  ExpectAllNear(ColumnOf(reduced, "x"), std::vector<double>{0, 1}, 0);
  ExpectAllNear(ColumnOf(reduced, "threshold"), std::vector<double>{10, 0}, 0);
}

TEST(ReduceSeries, TurnsStepsIntoTheLineOfTheirCorners) {
  Series steps = MakeSeries("curve", {"x", "y", "threshold"}, 2,
                            Shape::steps_vertical_first);
  steps.AddRow({0, 1, 9});
  steps.AddRow({.5, .5, 8});
  const Series reduced = Reduced(steps, {});
  EXPECT_EQ(reduced.shape, Shape::line);
  ExpectAllNear(ColumnOf(reduced, "x"), std::vector<double>{0, 0, .5}, 0);
  ExpectAllNear(ColumnOf(reduced, "y"), std::vector<double>{1, .5, .5}, 0);
  // The corner belongs to the row whose precision it has.
  ExpectAllNear(ColumnOf(reduced, "threshold"), std::vector<double>{9, 8, 8},
                0);

  steps.shape = Shape::steps_horizontal_first;
  const Series other = Reduced(steps, {});
  ExpectAllNear(ColumnOf(other, "y"), std::vector<double>{1, 1, .5}, 0);
  ExpectAllNear(ColumnOf(other, "threshold"), std::vector<double>{9, 9, 8}, 0);
}

TEST(ReduceSeries, LeavesPointsAndBarsAlone) {
  for (const Shape shape : {Shape::points, Shape::bars}) {
    Series series = MakeSeries("uniform", {"x", "y"}, 3, shape);
    for (int i = 0; i < 3; ++i) series.AddRow({.5, .5});
    EXPECT_EQ(Reduced(series, {}).columns[0].second.size(), 3U);
  }
}

TEST(ReduceSeries, KeepsAllSegmentsUpToTwoHundred) {
  Series segments = MakeSeries("segments", {"fpr", "fnr", "on_envelope"}, 200,
                               Shape::segments);
  for (int i = 0; i < 200; ++i)
    segments.AddRow({i / 199.0, 1 - (i / 199.0), 0});
  EXPECT_EQ(Reduced(segments, {}).columns[0].second.size(), 200U);
}

TEST(ReduceSeries, ThinsMoreSegmentsEvenlyAndKeepsTheEnvelope) {
  Series segments = MakeSeries("segments", {"fpr", "fnr", "on_envelope"}, 10001,
                               Shape::segments);
  for (int i = 0; i <= 10000; ++i) {
    segments.AddRow({i / 1e4, 1 - (i / 1e4), i % 1000 == 37 ? 1.0 : 0.0});
  }
  const Series reduced = Reduced(segments, {});
  const std::vector<double>& fpr = ColumnOf(reduced, "fpr");
  EXPECT_LE(fpr.size(), 200U);
  EXPECT_EQ(fpr.front(), 0);
  EXPECT_EQ(fpr.back(), 1);
  for (std::size_t i = 1; i < fpr.size(); ++i)
    EXPECT_LE(fpr[i] - fpr[i - 1], 1.0 / 128);
  const std::vector<double>& marked = ColumnOf(reduced, "on_envelope");
  EXPECT_EQ(std::count(marked.begin(), marked.end(), 1.0), 10);
}

/// The largest distance of a vertex of `exact` to the line `drawn`, with the
/// box of the exact data scaled to the unit square.
double LargestDistance(const Series& exact, const Series& drawn,
                       const Box& box) {
  const std::vector<double>& x = exact.columns[0].second;
  const std::vector<double>& y = exact.columns[1].second;
  const auto [x_least, x_most] = std::minmax_element(x.begin(), x.end());
  const auto [y_least, y_most] = std::minmax_element(y.begin(), y.end());
  const auto extent = [](double low, double high, double least, double most) {
    return (std::isnan(high) ? most : high) - (std::isnan(low) ? least : low);
  };
  const double width = extent(box.x_low, box.x_high, *x_least, *x_most);
  const double height = extent(box.y_low, box.y_high, *y_least, *y_most);
  const std::vector<double>& u = drawn.columns[0].second;
  const std::vector<double>& v = drawn.columns[1].second;
  double largest = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t j = 1; j < u.size(); ++j) {
      const double across = (u[j] - u[j - 1]) / width;
      const double up = (v[j] - v[j - 1]) / height;
      const double to_x = (x[i] - u[j - 1]) / width;
      const double to_y = (y[i] - v[j - 1]) / height;
      const double square = (across * across) + (up * up);
      const double share =
          square > 0
              ? std::clamp(((to_x * across) + (to_y * up)) / square, 0.0, 1.0)
              : 0;
      least = std::min(
          least, std::hypot(to_x - (share * across), to_y - (share * up)));
    }
    largest = std::max(largest, least);
  }
  return largest;
}

TEST(Drawn, LiesWithinTheToleranceOfEveryPointOfTheExactCurve) {
  constexpr double kTolerance = .02;
  Random random(9);
  std::vector<double> score;
  std::vector<std::uint8_t> truth;
  for (int i = 0; i < 5'000; ++i) {
    score.push_back(random.Unit());
    truth.push_back(static_cast<std::uint8_t>(random.Unit() < score.back()));
  }
  const GroupedScores groups = GroupScores(score, truth, {});
  int compared = 0;
  for (const Curve* curve : Curves()) {
    const CurveData exact = curve->compute(groups.view(), {});
    const CurveData drawn = Drawn(*curve, groups.view(), {}, kTolerance);
    ASSERT_EQ(exact.series.size(), drawn.series.size());
    for (std::size_t i = 0; i < exact.series.size(); ++i) {
      const Shape shape = exact.series[i].shape;
      if (shape == Shape::points || shape == Shape::bars ||
          shape == Shape::segments)
        continue;
      EXPECT_LE(LargestDistance(exact.series[i], drawn.series[i], curve->box),
                kTolerance)
          << curve->id << " " << exact.series[i].name;
      ++compared;
    }
    for (std::size_t i = 0; i < exact.numbers.size(); ++i)
      EXPECT_EQ(exact.numbers[i].second.number(),
                drawn.numbers[i].second.number());
  }
  EXPECT_GE(compared, 8);
}

TEST(Drawn, LeavesOutMostRowsAndKeepsBothEnds) {
  Random random(9);
  std::vector<double> score;
  std::vector<std::uint8_t> truth;
  for (int i = 0; i < 5'000; ++i) {
    score.push_back(random.Unit());
    truth.push_back(static_cast<std::uint8_t>(random.Unit() < score.back()));
  }
  const GroupedScores groups = GroupScores(score, truth, {});
  for (const Curve* curve : Curves()) {
    const CurveData exact = curve->compute(groups.view(), {});
    const CurveData few = curve->compute(groups.view(), {.spacing = .01});
    for (std::size_t i = 0; i < exact.series.size(); ++i) {
      const std::vector<double>& all = exact.series[i].columns[0].second;
      const std::vector<double>& kept = few.series[i].columns[0].second;
      if (all.size() < 1'000) continue;
      EXPECT_LT(kept.size(), 1'000U) << curve->id;
      EXPECT_EQ(kept.front(), all.front()) << curve->id;
      EXPECT_EQ(kept.back(), all.back()) << curve->id;
    }
  }
}

}  // namespace
}  // namespace melon
