#include "kernels/numbers/reduce_polyline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

struct Line {
  std::vector<double> x;
  std::vector<double> y;
  void Add(double at_x, double at_y) {
    x.push_back(at_x);
    y.push_back(at_y);
  }
};

double DistanceToSegment(double x, double y, double x0, double y0, double x1,
                         double y1) {
  const double dx = x1 - x0;
  const double dy = y1 - y0;
  const double length = (dx * dx) + (dy * dy);
  const double t =
      length == 0
          ? 0
          : std::clamp((((x - x0) * dx) + ((y - y0) * dy)) / length, 0.0, 1.0);
  return std::hypot(x - x0 - (t * dx), y - y0 - (t * dy));
}

double DistanceToLine(double x, double y, const Line& line, std::size_t begin,
                      std::size_t end) {
  double least = std::hypot(x - line.x[begin], y - line.y[begin]);
  for (std::size_t i = begin + 1; i <= end; ++i) {
    least =
        std::min(least, DistanceToSegment(x, y, line.x[i - 1], line.y[i - 1],
                                          line.x[i], line.y[i]));
  }
  return least;
}

Line Selected(const Line& line, const std::vector<std::size_t>& rows) {
  Line selected;
  for (const std::size_t row : rows) selected.Add(line.x[row], line.y[row]);
  return selected;
}

/// Each vertex against the kept segments within `window` of its own, each kept
/// segment (at 33 points) against the original between the ends of that window.
void ExpectWithinTolerance(const Line& line,
                           const std::vector<std::size_t>& kept,
                           double tolerance, std::size_t window = 3) {
  ASSERT_FALSE(kept.empty());
  EXPECT_EQ(kept.front(), 0U);
  EXPECT_EQ(kept.back(), line.x.size() - 1);
  const Line reduced = Selected(line, kept);
  double worst = 0;
  for (std::size_t k = 1; k < kept.size(); ++k) {
    ASSERT_LT(kept[k - 1], kept[k]);
    const std::size_t first = k - 1 > window ? k - 1 - window : 0;
    const std::size_t last = std::min(k + window, kept.size() - 1);
    for (std::size_t i = kept[k - 1]; i <= kept[k]; ++i) {
      worst = std::max(
          worst, DistanceToLine(line.x[i], line.y[i], reduced, first, last));
    }
    for (int step = 0; step <= 32; ++step) {
      const double t = step / 32.0;
      worst = std::max(
          worst, DistanceToLine(
                     reduced.x[k - 1] + (t * (reduced.x[k] - reduced.x[k - 1])),
                     reduced.y[k - 1] + (t * (reduced.y[k] - reduced.y[k - 1])),
                     line, kept[first], kept[last]));
    }
  }
  EXPECT_LE(worst, tolerance);
}

/// A ROC curve of n cases; `shift` is the distance of the classes, `levels` > 0
/// rounds the scores.
Line RandomRoc(Random& random, std::size_t n, double skill) {
  Line line;
  double tp = 0;
  double fp = 0;
  line.Add(0, 0);
  for (std::size_t i = 0; i < n; ++i) {
    const double position = static_cast<double>(i) / static_cast<double>(n);
    const double chance = std::clamp(.5 + (skill * (.5 - position)), .01, .99);
    (random.Unit() < chance ? tp : fp) += 1;
    line.Add(fp, tp);
  }
  for (double& x : line.x) x /= std::max(fp, 1.0);
  for (double& y : line.y) y /= std::max(tp, 1.0);
  return line;
}

Line PrecisionRecallOf(Random& random, std::size_t n, double positives_share,
                       double skill) {
  std::vector<double> recall{0};
  std::vector<double> precision{1};
  double tp = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double position = static_cast<double>(i) / static_cast<double>(n);
    const double chance = std::clamp(
        positives_share * (1 + (skill * (1 - (2 * position)))), 0.0, 1.0);
    if (random.Unit() < chance) ++tp;
    recall.push_back(tp);
    precision.push_back(tp / static_cast<double>(i + 1));
  }
  for (double& x : recall) x /= std::max(tp, 1.0);
  const Staircase stairs =
      ExpandSteps(recall, precision, StepOrder::vertical_first);
  return {stairs.x, stairs.y};
}

TEST(ReducePolyline, KeepsTheEndsOfAStraightLine) {
  Line line;
  for (int i = 0; i <= 100; ++i) line.Add(i / 100.0, i / 200.0);
  EXPECT_EQ(ReducePolyline(line.x, line.y, {}),
            (std::vector<std::size_t>{0, 100}));
}

TEST(ReducePolyline, KeepsACorner) {
  Line line;
  for (int i = 0; i <= 50; ++i) line.Add(0, i / 50.0);
  for (int i = 1; i <= 50; ++i) line.Add(i / 50.0, 1);
  EXPECT_EQ(ReducePolyline(line.x, line.y, {}),
            (std::vector<std::size_t>{0, 50, 100}));
}

TEST(ReducePolyline, KeepsASpikeThatReturns) {
  const Line line{{0, .5, .5, .5, 1}, {0, 0, 1, 0, 0}};
  ExpectWithinTolerance(line, ReducePolyline(line.x, line.y, {}),
                        kQuarterPixel);
  EXPECT_EQ(ReducePolyline(line.x, line.y, {}).size(), 5U);
}

TEST(ReducePolyline, KeepsTheFarEndOfALineThatTurnsBack) {
  // Collinear, so that the distance to the line is zero everywhere.
  const Line line{{0, 1, .5, .8, .2}, {0, 0, 0, 0, 0}};
  const std::vector<std::size_t> kept = ReducePolyline(line.x, line.y, {});
  EXPECT_EQ(kept[1], 1U);
  ExpectWithinTolerance(line, kept, kQuarterPixel);
}

TEST(ReducePolyline, OfNothingOrOnePointIsTheSame) {
  EXPECT_TRUE(ReducePolyline({}, {}, {}).empty());
  const std::vector<double> one{.5};
  EXPECT_EQ(ReducePolyline(one, one, {}), std::vector<std::size_t>{0});
}

TEST(ReducePolyline, MeasuresInUnitsOfTheBox) {
  // A bump of .01 on a height of 1,000 cannot be seen, on a height of 1 it can.
  const std::vector<double> x{0, 5, 10};
  const std::vector<double> y{0, .01, 0};
  EXPECT_EQ(ReducePolyline(x, y, {0, 10, 0, 1000}).size(), 2U);
  EXPECT_EQ(ReducePolyline(x, y, {0, 10, 0, 1}).size(), 3U);
  constexpr double kFromData = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(
      ReducePolyline(x, y, {kFromData, kFromData, kFromData, kFromData}).size(),
      3U);
}

TEST(ReducePolyline, SidesWithoutOrBeyondExtentAreOnePoint) {
  const double largest = std::numeric_limits<double>::max();
  const std::vector<double> x{-largest, 0, largest};
  const std::vector<double> y{3, 3, 3};
  constexpr double kFromData = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(ReducePolyline(x, y, {kFromData, kFromData, kFromData, kFromData}),
            (std::vector<std::size_t>{0, 2}));
}

TEST(ReducePolyline, HoldsItsToleranceOnRandomWalks) {
  Random random(1);
  for (const double step : {1e-5, 1e-4, 1e-3, 1e-2}) {
    for (int repeat = 0; repeat < 5; ++repeat) {
      Line line;
      double x = .5;
      double y = .5;
      for (int i = 0; i < 2000; ++i) {
        line.Add(x, y);
        x += step * (random.Unit() - .5);
        y += step * (random.Unit() - .5);
      }
      ExpectWithinTolerance(line, ReducePolyline(line.x, line.y, {}),
                            kQuarterPixel);
    }
  }
}

TEST(ReducePolyline, HoldsItsToleranceOnRocCurves) {
  Random random(2);
  for (const std::size_t n : {20U, 300U, 4000U, 40000U}) {
    for (const double skill : {0., .5, 1.}) {
      const Line line = RandomRoc(random, n, skill);
      ExpectWithinTolerance(line, ReducePolyline(line.x, line.y, {}),
                            kQuarterPixel);
    }
  }
}

TEST(ReducePolyline, HoldsItsToleranceOnPrecisionRecallZigzags) {
  Random random(3);
  for (const std::size_t n : {20U, 300U, 4000U, 40000U}) {
    for (const double share : {.02, .5}) {
      for (const double skill : {0., .9}) {
        const Line line = PrecisionRecallOf(random, n, share, skill);
        ExpectWithinTolerance(line, ReducePolyline(line.x, line.y, {}),
                              kQuarterPixel);
      }
    }
  }
}

TEST(ReducePolyline, MakesFewPointsOfAMillion) {
  Random random(4);
  const Line roc = RandomRoc(random, 1000000, .9);
  EXPECT_LE(ReducePolyline(roc.x, roc.y, {}).size(), 100U);
  for (const double share : {.001, .01, .5}) {
    for (const std::size_t n : {100000U, 1000000U}) {
      const Line line = PrecisionRecallOf(random, n, share, .9);
      EXPECT_LE(ReducePolyline(line.x, line.y, {}).size(), 2000U)
          << share << " of " << n;
    }
  }
}

TEST(ReducePolyline, KeepsTeethThatCanBeSeen) {
  Random random(5);
  // One tooth in two thirds of a pixel, a few tenths of a pixel high: a curve
  // of some thousand balanced cases is the one with the most points to draw.
  for (const std::size_t n : {3000U, 8000U}) {
    const Line line = PrecisionRecallOf(random, n, .5, .9);
    const std::size_t kept = ReducePolyline(line.x, line.y, {}).size();
    EXPECT_GT(kept, 2000U);
    EXPECT_LE(kept, 4000U);
  }
}

TEST(ExpandSteps, GoesUpFirstOrAcrossFirst) {
  const std::vector<double> x{0, 1, 2};
  const std::vector<double> y{5, 6, 7};
  const Staircase vertical = ExpandSteps(x, y, StepOrder::vertical_first);
  EXPECT_EQ(vertical.x, (std::vector<double>{0, 0, 1, 1, 2}));
  EXPECT_EQ(vertical.y, (std::vector<double>{5, 6, 6, 7, 7}));
  EXPECT_EQ(vertical.row, (std::vector<std::size_t>{0, 1, 1, 2, 2}));
  const Staircase horizontal = ExpandSteps(x, y, StepOrder::horizontal_first);
  EXPECT_EQ(horizontal.x, (std::vector<double>{0, 1, 1, 2, 2}));
  EXPECT_EQ(horizontal.y, (std::vector<double>{5, 5, 6, 6, 7}));
  EXPECT_EQ(horizontal.row, (std::vector<std::size_t>{0, 0, 1, 1, 2}));
  EXPECT_TRUE(ExpandSteps({}, {}, StepOrder::vertical_first).x.empty());
}

}  // namespace
}  // namespace melon
