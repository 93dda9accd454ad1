#pragma once

#include <optional>

#include "forms/reshape.h"

namespace melon {

/// WEKA's table of predictions with the distribution of each case, of which
/// only the first column has a name and the most probable class an asterisk: a
/// column of numbers for each class, called "distribution:CLASS". Only a
/// warning where the cells of a distribution are not numbers; a problem where
/// two classes have the same number.
[[nodiscard]] Result<std::optional<Reshaped>> ReadWekaDistribution(
    const Table& table);

}  // namespace melon
