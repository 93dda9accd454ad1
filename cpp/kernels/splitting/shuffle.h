#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "base/random.h"

namespace melon {

/// Puts the values into random order, all orders being equally likely.
inline void Shuffle(std::span<std::uint32_t> values, Random& random) {
  for (std::size_t end = values.size(); end > 1; --end)
    std::swap(values[end - 1],
              values[random.Below(static_cast<std::uint32_t>(end))]);
}

}  // namespace melon
