#include "curves/reduce_series.h"

#include <algorithm>

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

}  // namespace
}  // namespace melon
