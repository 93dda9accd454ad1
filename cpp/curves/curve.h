#pragma once

#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <limits>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/box.h"
#include "base/data/score_groups.h"
#include "base/parameters.h"
#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"
#include "base/working/working.h"
#include "kernels/binary/points/operating_points.h"

namespace melon {

/// How the rows of a series are drawn.
enum class Shape : unsigned char {
  /// Neighbours are joined by straight lines.
  line,
  /// From one row to the next first up or down to the new y, then across to the
  /// new x: y holds from the previous x to this one.
  steps_vertical_first,
  /// First across to the new x, then up or down: y holds from this x to the
  /// next.
  steps_horizontal_first,
  /// Each row is a point of its own.
  points,
  /// Each row is a bar from x to the column `bin_high`, as high as y.
  bars,
  /// Each row is a line of its own from (0, first column) to (1, second
  /// column).
  segments,
};

/// One line or set of points: named columns of equal length. The first two
/// columns are what is drawn, x and y, and are finite; the others (threshold,
/// counts, bounds) belong to the same points and are NaN where they do not
/// exist. An infinite threshold stands for "nothing is predicted positive".
struct Series {
  /// Unique within the curve: "curve", "hull", "always_positive".
  std::string_view name;
  std::vector<std::pair<std::string_view, std::vector<double>>> columns;
  /// Whether leaving out points that lie on the line changes nothing but the
  /// look of it; points that each mean something (bins of a calibration plot)
  /// are false and never thinned out.
  bool reducible = true;
  Shape shape = Shape::line;

  /// Appends one cell to each column, in their order.
  [[gnu::noinline]] void AddRow(std::initializer_list<double> cells) {
    assert(cells.size() == columns.size());
    auto column = columns.begin();
    for (const double cell : cells) (column++)->second.push_back(cell);
  }
};

/// A series without rows, with room for `row_count` of them.
[[nodiscard]] inline Series MakeSeries(
    std::string_view name, std::initializer_list<std::string_view> column_names,
    std::size_t row_count = 0, Shape shape = Shape::line) {
  Series series{
      name, {}, shape != Shape::points && shape != Shape::bars, shape};
  series.columns.reserve(column_names.size());
  for (const std::string_view column_name : column_names) {
    series.columns.emplace_back(column_name, std::vector<double>());
    series.columns.back().second.reserve(row_count);
  }
  return series;
}

/// A picture's content, exact.
struct CurveData {
  std::vector<Series> series;
  /// Named single numbers that belong to the picture: a baseline, an area.
  std::vector<std::pair<std::string_view, Value>> numbers;
};

/// Which point of a curve.
struct CurvePlace {
  /// Of curves along the thresholds.
  double threshold = std::numeric_limits<double>::infinity();
  /// Of lines of costs the P(+)cost, NaN: that of the costs and the share of
  /// positives; of bins a score that lies in one or near it; of steps, where
  /// it is less than the x of the threshold, that of the corner from which the
  /// step leads there.
  double x = std::numeric_limits<double>::quiet_NaN();
  /// Of costs: the share of positives; NaN: as in the data.
  double prior = std::numeric_limits<double>::quiet_NaN();
  /// Of bins: the series that has them; empty: the first one.
  std::string_view series = {};
};

/// Where it lies, or the reason why it does not exist (then both are
/// undefined).
struct CurvePoint {
  Value x;
  Value y;
};

/// A picture of one model's scores against a truth of two classes.
struct Curve {
  /// Legal C++ identifier, equal to the file's stem.
  std::string_view id;
  Box box = {};
  /// The exact curve: every distinct score is a point of it, unless
  /// Parameters::spacing allows to leave some out. Pure. An undefined
  /// curve is its reason, in `undefined`, and then has no series.
  CurveData (*compute)(const ScoreGroups&, const Parameters&);
  /// Why the curve does not exist for these scores; nullptr when it does.
  const Reason* (*undefined)(const ScoreGroups&);
  /// A point of a curve that exists, and how it comes about: the last two lines
  /// give its coordinates, under the keys `x` and `y`.
  Worked<CurvePoint, const ScoreGroups&, const Parameters&, const CurvePlace&>
      point = {};
};

/// What Parameters::spacing leaves out of a picture with these extents.
[[nodiscard]] inline Spacing SpacingOf(const Parameters& parameters,
                                       double width = 1, double height = 1) {
  if (!(parameters.spacing > 0)) return {};
  return {parameters.spacing * width, parameters.spacing * height};
}

/// How many rows to make room for when there is one for every distinct score
/// and one more; few remain when some are left out.
[[nodiscard]] inline std::size_t RoomFor(const ScoreGroups& groups,
                                         const Parameters& parameters) {
  return parameters.spacing > 0 ? 0 : groups.score.size() + 1;
}

/// Why a curve of which one class is enough does not exist: no case.
[[nodiscard]] inline const Reason* UndefinedWithoutCases(
    const ScoreGroups& groups) {
  return groups.total() == 0 ? &reasons::no_cases : nullptr;
}

/// Why a curve that compares the two classes does not exist: no case, or one
/// class only.
[[nodiscard]] inline const Reason* UndefinedWithoutBothClasses(
    const ScoreGroups& groups) {
  if (groups.total() == 0) return &reasons::no_cases;
  return groups.one_class() ? &reasons::one_class : nullptr;
}

/// All curves, by file name. Generated from the folder.
[[nodiscard]] std::span<const Curve* const> Curves();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<Curve>> DescribedCurves();

}  // namespace melon
