#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// The problem with a table that contains the points of a curve, as
/// scikit-learn's roc_curve, precision_recall_curve, det_curve and
/// calibration_curve give them: neither cases nor results of learners.
///
/// It has the two measures of a curve, of which one rises or falls from row to
/// row, beside a column of thresholds; without one, in more than a few rows.
[[nodiscard]] std::optional<Problem> PointsOfCurve(const Table& table);

}  // namespace melon
