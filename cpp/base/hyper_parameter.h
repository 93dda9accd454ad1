#pragma once

#include <span>
#include <string_view>

#include "base/limits.h"

namespace melon {

/// What the values of a hyper-parameter are.
enum class HyperParameterKind : unsigned char {
  whole,
  real,
  /// Real, and searched by its order of magnitude.
  log_real,
  /// One of several names, counted from 0.
  choice,
};

/// A number that is chosen before anything is learnt.
struct HyperParameter {
  /// As in scikit-learn: "n_neighbors".
  std::string_view name;
  HyperParameterKind kind = HyperParameterKind::real;
  /// Of a choice: the place of its name.
  double usual = 0;
  Limits limits = {};
  /// Where a search looks for it.
  double search_low = 0;
  double search_high = 0;
  std::span<const std::string_view> choices = {};
  /// Counts only where the hyper-parameter of that name has that choice;
  /// without a name always.
  std::string_view counts_with = {};
  double counts_at = 0;
  /// Ascending: what a search tries in place of its range.
  std::span<const double> levels = {};
};

}  // namespace melon
