#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/problem.h"

namespace melon {

/// So many training sets may a plan have, and so many rows of test sets, with
/// those of training sets that are not all other rows.
inline constexpr double kMostSplits = 100'000;
inline constexpr double kMostPlanRows = 20'000'000;

/// Why a plan of so many splits and rows is not made.
[[nodiscard]] std::optional<Problem> CheckPlanSize(double splits, double rows);

/// There are fewer groups than what `option` asks for.
[[nodiscard]] Problem FewerGroups(std::uint32_t groups, std::uint32_t wanted,
                                  std::string_view option);

/// There are fewer rows, or groups, than a plan needs.
[[nodiscard]] Problem TooFewRows(std::uint32_t rows, std::uint32_t needed,
                                 bool of_groups);

}  // namespace melon
