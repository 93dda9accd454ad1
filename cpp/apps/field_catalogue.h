#pragma once

#include <string_view>

#include "base/text.h"
#include "hypothesis/test.h"
#include "io/json/json.h"

namespace melon {

/// Whether the test is defined for five runs of two folds alone.
[[nodiscard]] bool IsOfFiveByTwo(const TestWords& words);

/// The numeric keys of reports that compare learners, from the items and from
/// the tasks: {"models", "pairs", "tests"}, each a list of {"key", "kind"} with
/// what more is known of it: "name", "low", "high", "adjusts", the key that it
/// adjusts, "procedure", "critical_at", the α of a critical difference,
/// "design", "optimistic_over_folds". "effect_sizes" has their rows in the
/// order of tables: {"key", "statistic"}. The words are those that `in` picks.
[[nodiscard]] Json FieldCatalogue(std::string_view (*in)(const Text& text));

}  // namespace melon
