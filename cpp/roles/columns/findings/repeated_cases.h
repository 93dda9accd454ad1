#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// Warns where several rows are of one case, as the predictions of a repeated
/// cross-validation or a tuning grid are, or of one group, such as a patient or
/// a hospital: they count as independent cases unless whole groups are drawn.
/// Where there are too few groups to draw, the warning says so.
///
/// A column tells the cases if it is called so, repeats its values, and rows
/// with the same value have the same truth: numbers that begin anew in each
/// fold do not. Where any such column has a value of its own in each row, the
/// rows are cases. Groups are known by the name, or, five or more of whole
/// numbers, by how their rows stand. Only rows count that are evaluated: with
/// `drop_missing` those in which no cell is flawed.
[[nodiscard]] std::optional<Problem> RepeatedCases(const Table& table,
                                                   const Roles& roles,
                                                   bool drop_missing);

}  // namespace melon
