#pragma once

#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "curves/curve.h"
#include "kernels/numbers/reduce_polyline.h"

namespace melon {

/// The same columns with the given rows alone.
[[nodiscard]] inline Series SelectRows(const Series& series,
                                       const std::vector<std::size_t>& rows) {
  Series selected{series.name, {}, series.reducible, series.shape};
  for (const auto& [name, values] : series.columns) {
    std::vector<double> cells;
    cells.reserve(rows.size());
    for (const std::size_t row : rows) cells.push_back(values[row]);
    selected.columns.emplace_back(name, std::move(cells));
  }
  return selected;
}

/// Of a bundle of segments, those marked in the column `on_envelope` and, of
/// the others, so many that both ends together are at most `spacing` apart from
/// one drawn segment to the next. All when there are at most 200.
[[nodiscard]] inline Series ReduceSegments(const Series& series,
                                           double spacing = 1.0 / 64) {
  constexpr std::size_t kDrawnWithoutThinning = 200;
  const std::vector<double>& left = series.columns[0].second;
  const std::vector<double>& right = series.columns[1].second;
  if (left.size() <= kDrawnWithoutThinning) return series;
  const std::vector<double>* marked = nullptr;
  for (const auto& [name, values] : series.columns) {
    if (name == "on_envelope") marked = &values;
  }
  const auto distance = [&](std::size_t i, std::size_t j) {
    return std::abs(left[i] - left[j]) + std::abs(right[i] - right[j]);
  };
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const bool on_envelope = marked != nullptr && (*marked)[i] != 0;
    const bool next_is_too_far =
        i + 1 == left.size() ||
        distance(i + 1, rows.empty() ? i : rows.back()) > spacing;
    if (rows.empty() || on_envelope || next_is_too_far) rows.push_back(i);
  }
  return SelectRows(series, rows);
}

/// What is drawn of a series: within `tolerance` of it in the sense of
/// ReducePolyline, with the box scaled to the unit square. Steps come back as
/// the line of their corners, the other columns of a corner being those of the
/// row whose step it begins or ends. Points and bars stay as they are.
[[nodiscard]] inline Series Reduced(const Series& series, const Box& box,
                                    double tolerance = kQuarterPixel) {
  if (!series.reducible || series.shape == Shape::points ||
      series.shape == Shape::bars) {
    return series;
  }
  if (series.shape == Shape::segments) return ReduceSegments(series);
  const std::vector<double>& x = series.columns[0].second;
  const std::vector<double>& y = series.columns[1].second;
  if (series.shape == Shape::line) {
    return SelectRows(series, ReducePolyline(x, y, box, tolerance));
  }
  const Staircase stairs =
      ExpandSteps(x, y,
                  series.shape == Shape::steps_vertical_first
                      ? StepOrder::vertical_first
                      : StepOrder::horizontal_first);
  const std::vector<std::size_t> corners =
      ReducePolyline(stairs.x, stairs.y, box, tolerance);
  std::vector<std::size_t> rows;
  rows.reserve(corners.size());
  for (const std::size_t corner : corners) rows.push_back(stairs.row[corner]);
  Series reduced = SelectRows(series, rows);
  reduced.shape = Shape::line;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    reduced.columns[0].second[i] = stairs.x[corners[i]];
    reduced.columns[1].second[i] = stairs.y[corners[i]];
  }
  return reduced;
}

/// A curve as it is drawn, each series within `tolerance` of the exact one as
/// Reduced has it; numbers and what is not a line are exact. Rows too near to
/// each other to be told apart are left out before they are stored: they move
/// the line by at most √2 times their distance.
[[nodiscard]] inline CurveData Drawn(const Curve& curve,
                                     const ScoreGroups& groups,
                                     Parameters parameters,
                                     double tolerance = kQuarterPixel) {
  constexpr double kLeftOut = 0.1;
  parameters.spacing = kLeftOut * tolerance;
  CurveData data = curve.compute(groups, parameters);
  for (Series& series : data.series) {
    series = Reduced(series, curve.box, (1 - (1.5 * kLeftOut)) * tolerance);
  }
  return data;
}

}  // namespace melon
