#pragma once

#include <optional>

#include "tasks/reshape.h"

namespace melon {

/// WEKA's table of predictions with the distribution of each case, of which
/// only the first column has a name and the most probable class an asterisk: a
/// column of numbers for each class, called "distribution:CLASS".
[[nodiscard]] std::optional<Reshaped> ReadWekaDistribution(const Table& table);

}  // namespace melon
