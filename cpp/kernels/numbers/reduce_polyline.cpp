#include "kernels/numbers/reduce_polyline.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace melon {
namespace {

/// Of the tolerance, the width of the columns whose zigzags are reduced to
/// their extremes, and the radius that a ray must keep to every vertex passed
/// over. A segment is at most √2 radii away from a vertex (see Wedge), so that
/// both errors together stay within 1: 0.05 + 0.67·√2 < 1.
constexpr double kColumnShare = 0.05;
constexpr double kRadiusShare = 0.67;

struct Point {
  double x;
  double y;
};

Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
double Cross(Point a, Point b) { return (a.x * b.y) - (a.y * b.x); }
double Dot(Point a, Point b) { return (a.x * b.x) + (a.y * b.y); }

/// Data units to the unit square.
class Scale {
 public:
  Scale(std::span<const double> values, double low, double high) {
    if (std::isnan(low)) low = *std::min_element(values.begin(), values.end());
    if (std::isnan(high))
      high = *std::max_element(values.begin(), values.end());
    // Halves, so that the extent cannot overflow.
    const double half_extent = (high / 2) - (low / 2);
    low_half_ = low / 2;
    factor_ = half_extent > 0 ? 1 / half_extent : 0;
    if (!std::isfinite(factor_)) factor_ = 0;
  }
  [[nodiscard]] double operator()(double value) const {
    return ((value / 2) - low_half_) * factor_;
  }

 private:
  double low_half_;
  double factor_;
};

/// A run of vertices within one narrow column, reduced to where it enters, its
/// lowest and highest point, and where it leaves.
class Column {
 public:
  void Start(std::size_t index, Point point) {
    first_ = low_ = high_ = last_ = index;
    x_low_ = x_high_ = point.x;
    y_low_ = y_high_ = point.y;
  }
  [[nodiscard]] bool Accepts(Point point, double width) const {
    return std::max(x_high_, point.x) - std::min(x_low_, point.x) <= width;
  }
  void Add(std::size_t index, Point point) {
    x_low_ = std::min(x_low_, point.x);
    x_high_ = std::max(x_high_, point.x);
    if (point.y < y_low_) {
      y_low_ = point.y;
      low_ = index;
    }
    if (point.y > y_high_) {
      y_high_ = point.y;
      high_ = index;
    }
    last_ = index;
  }
  void EmitInto(std::vector<std::size_t>& kept) const {
    for (const std::size_t index :
         {first_, std::min(low_, high_), std::max(low_, high_), last_}) {
      if (kept.empty() || kept.back() < index) kept.push_back(index);
    }
  }

 private:
  std::size_t first_ = 0;
  std::size_t low_ = 0;
  std::size_t high_ = 0;
  std::size_t last_ = 0;
  double x_low_ = 0;
  double x_high_ = 0;
  double y_low_ = 0;
  double y_high_ = 0;
};

/// The directions in which a ray from the anchor passes every vertex so far
/// within the radius. A segment from the anchor along such a ray, at most one
/// radius shorter than the farthest vertex, is within √2 radii of each: one
/// across, one along. In the other direction, the path's shadow on the segment
/// covers it, so every point of the segment is within one radius of the path.
class Wedge {
 public:
  Wedge(Point anchor, double radius) : anchor_(anchor), radius_(radius) {}

  /// Whether a segment from the anchor to `point` may stand for all so far.
  [[nodiscard]] bool Allows(Point point) const {
    const Point direction = point - anchor_;
    if (std::sqrt(Dot(direction, direction)) < farthest_ - radius_)
      return false;
    if (!bounded_) return true;
    return Dot(middle_, direction) >= 0 && Cross(right_, direction) >= 0 &&
           Cross(direction, left_) >= 0;
  }

  /// Takes in an allowed point.
  void Narrow(Point point) {
    const Point direction = point - anchor_;
    const double distance = std::sqrt(Dot(direction, direction));
    farthest_ = std::max(farthest_, distance);
    if (distance <= radius_) return;
    // The tangents to the circle of `radius_` around the point.
    const double sine = radius_ / distance;
    const double cosine = std::sqrt((1 - sine) * (1 + sine));
    const Point left{(direction.x * cosine) - (direction.y * sine),
                     (direction.x * sine) + (direction.y * cosine)};
    const Point right{(direction.x * cosine) + (direction.y * sine),
                      (direction.y * cosine) - (direction.x * sine)};
    // The point lies inside the wedge, and its own bounds within a right angle
    // of it: the sign of the product tells which bound is the tighter.
    if (!bounded_ || Cross(left, left_) > 0) left_ = left;
    if (!bounded_ || Cross(right_, right) > 0) right_ = right;
    if (!bounded_) middle_ = direction;
    bounded_ = true;
  }

 private:
  Point anchor_;
  double radius_;
  double farthest_ = 0;
  bool bounded_ = false;
  Point left_{};
  Point right_{};
  /// The first direction: the wedge lies within a right angle of it.
  Point middle_{};
};

}  // namespace

std::vector<std::size_t> ReducePolyline(std::span<const double> x,
                                        std::span<const double> y, Box box,
                                        double tolerance) {
  assert(x.size() == y.size() && tolerance > 0);
  if (x.empty()) return {};
  const Scale scale_x(x, box.x_low, box.x_high);
  const Scale scale_y(y, box.y_low, box.y_high);
  const auto at = [&](std::size_t i) {
    return Point{scale_x(x[i]), scale_y(y[i])};
  };

  std::vector<std::size_t> candidates;
  Column column;
  column.Start(0, at(0));
  for (std::size_t i = 1; i < x.size(); ++i) {
    const Point point = at(i);
    if (column.Accepts(point, kColumnShare * tolerance)) {
      column.Add(i, point);
    } else {
      column.EmitInto(candidates);
      column.Start(i, point);
    }
  }
  column.EmitInto(candidates);

  std::vector<std::size_t> kept{0};
  const double radius = kRadiusShare * tolerance;
  Wedge wedge(at(0), radius);
  for (std::size_t k = 1; k < candidates.size(); ++k) {
    const Point point = at(candidates[k]);
    if (!wedge.Allows(point)) {
      kept.push_back(candidates[k - 1]);
      wedge = Wedge(at(candidates[k - 1]), radius);
    }
    wedge.Narrow(point);
  }
  if (candidates.back() != 0) kept.push_back(candidates.back());
  return kept;
}

Staircase ExpandSteps(std::span<const double> x, std::span<const double> y,
                      StepOrder order) {
  assert(x.size() == y.size());
  Staircase stairs;
  const std::size_t corners = x.empty() ? 0 : (2 * x.size()) - 1;
  stairs.x.reserve(corners);
  stairs.y.reserve(corners);
  stairs.row.reserve(corners);
  const auto add = [&](double corner_x, double corner_y, std::size_t row) {
    stairs.x.push_back(corner_x);
    stairs.y.push_back(corner_y);
    stairs.row.push_back(row);
  };
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (i > 0 && order == StepOrder::vertical_first) add(x[i - 1], y[i], i);
    if (i > 0 && order == StepOrder::horizontal_first) {
      add(x[i], y[i - 1], i - 1);
    }
    add(x[i], y[i], i);
  }
  return stairs;
}

}  // namespace melon
