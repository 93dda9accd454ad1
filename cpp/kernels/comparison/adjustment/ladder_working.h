#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/function_view.h"
#include "base/value.h"
#include "base/working/working.h"

namespace melon {

/// A family of comparisons, of which the working shows one.
struct Ladder {
  /// In the order of the comparisons.
  std::span<const double> p_values;
  std::size_t algorithms = 0;
  /// Of the one that is shown.
  std::size_t place = 0;
  /// What each compares, from a file; empty: they have none.
  std::span<const std::string> names = {};
};

/// The p-values from the smallest on with the adjusted ones, of a procedure
/// that does not go step by step.
void ShowLadder(const Ladder& ladder, std::span<const Value> adjusted,
                Working& working);

/// What a step procedure makes of the i-th smallest of m p-values by itself.
using RungTerm =
    FunctionView<Term(const Term& p, const Term& place, const Term& count)>;

/// A step-down procedure: the rungs, what its own becomes, and the largest of
/// those up to it.
void ShowStepDown(const Ladder& ladder, RungTerm rung, Working& working);
/// A step-up procedure: the smallest of those from it on.
void ShowStepUp(const Ladder& ladder, RungTerm rung, Working& working);

}  // namespace melon
