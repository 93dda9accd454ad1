#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/value.h"

namespace melon {

/// 1 for the models that are compared in pairs: all of up to kMostModels, of
/// more the best of them by the headline metric, since work and report grow
/// with the square.
[[nodiscard]] std::vector<std::uint8_t> ComparedModels(
    const std::vector<Value>& headline, bool lower_is_better);

/// How many pairs so many models make.
[[nodiscard]] std::size_t PairsOf(std::size_t models);

}  // namespace melon
