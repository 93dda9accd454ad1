#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "base/problem.h"
#include "base/table.h"
#include "io/json/json.h"
#include "roles/roles.h"
#include "tasks/regression/data.h"

namespace melon {

/// Σ (dₜ − d̄)(dₜ₊₁ − d̄) / Σ (dₜ − d̄)² (Box & Jenkins), d̄ and the second sum
/// over all, the first over neighbours of the same series. `series` is the
/// series of each value, or empty: all are of one. Nothing where no two values
/// differ.
[[nodiscard]] std::optional<double> LagOneAutocorrelation(
    std::span<const double> values, std::span<const std::uint32_t> series);

/// Warns where a column tells the time of each case, and the verdict rests on a
/// test that takes the cases as independent: the errors of consecutive
/// forecasts seldom are. Says the autocorrelation of what was tested, in the
/// order of the rows and within each series ("unique_id").
[[nodiscard]] std::optional<Problem> CasesInTime(const Table& table,
                                                 const Roles& roles,
                                                 const RegressionData& data,
                                                 const Json& verdict);

}  // namespace melon
