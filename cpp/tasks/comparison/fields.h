#pragma once

#include <span>

#include "base/field.h"
#include "hypothesis/test.h"

namespace melon {

/// Numeric keys that the comparisons of learners put into their reports
/// themselves, beside those of tests, procedures and effect sizes.
struct ComparisonFields {
  std::span<const Field> models;
  std::span<const Field> pairs;
  std::span<const Field> tests;
  /// Rows of tables of tests of two learners, which stand last.
  std::span<const StatisticWords> statistics;
};

/// Of all tasks; what has the same key is the same. Only the catalogue asks for
/// it.
[[nodiscard]] ComparisonFields FieldsOfComparisons();

}  // namespace melon
