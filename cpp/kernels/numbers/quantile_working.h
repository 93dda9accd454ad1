#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "base/working/working.h"

namespace melon {

/// Where the quantile of order `share` lies among so many values in ascending
/// order, the first being at 1, as a line.
[[nodiscard]] Term PlaceLine(std::string_view sign, std::size_t count,
                             const Term& share, Working& working);

/// What SortedQuantile gives at that place: between its neighbours, which are
/// written as replicates of a bootstrap.
[[nodiscard]] Term QuantileTerm(std::span<const double> sorted,
                                const Term& place);

}  // namespace melon
