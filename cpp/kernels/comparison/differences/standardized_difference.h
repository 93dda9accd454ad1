#pragma once

#include "base/data/comparison.h"
#include "base/reasons.h"

namespace melon {

/// The mean difference of two columns of the same n cases in units of
/// s = √((s_a² + s_b²)/2).
struct StandardizedDifference {
  /// Why there is none: no cases, a single one, no variance, or overflow. Else
  /// nullptr.
  const Reason* undefined = nullptr;
  /// d̄/s.
  double value = 0;
  /// Of its value, with the correlation of the columns: Bonett 2008, Psychol.
  /// Methods 13:99–109.
  double standard_error = 0;
};

/// What `undefined` may be.
inline constexpr const Reason* kNoStandardizedDifference[] = {
    &reasons::no_cases, &reasons::too_few_cases, &reasons::no_variance,
    &reasons::overflow};

[[nodiscard]] StandardizedDifference Standardize(const PairedResults& results);

/// Γ(ν/2) / (√(ν/2)·Γ((ν − 1)/2)) for ν > 1, by which a standardized difference
/// of ν degrees of freedom is too large. Hedges 1981, J. Educ. Stat. 6:107–128.
/// Relative error below 1e-15·(1 + ν).
[[nodiscard]] double HedgesFactor(double degrees_of_freedom);

}  // namespace melon
