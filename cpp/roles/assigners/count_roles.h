#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "base/problem.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// The cells of a confusion matrix, in the order of `Roles::predictions`; the
/// names of the roles and of the options.
inline constexpr std::array<std::string_view, 4> kCountRoles = {"tp", "fp",
                                                                "fn", "tn"};

/// Which of them a column's name means.
[[nodiscard]] std::optional<std::size_t> CountOfName(const Column& column);

/// Puts the four columns of counts in place of the named predictions: by the
/// option of each, else by their names, whatever their order.
[[nodiscard]] std::optional<Problem> AssignCounts(const Table& table,
                                                  const Options& options,
                                                  Roles& roles);

/// What to do about a table that has three of the four counts by name: to
/// compare the results beside them, or to add the fourth.
[[nodiscard]] std::optional<Problem> ThreeCounts(const Table& table);

}  // namespace melon
