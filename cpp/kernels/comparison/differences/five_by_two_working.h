#pragma once

#include <optional>
#include <span>

#include "base/working/working.h"

namespace melon {

/// The runs of a five-by-two design as a table, and Σ s² over them as a line;
/// nothing of differences whose squares leave the range of doubles.
[[nodiscard]] std::optional<Term> ShowFiveByTwo(
    std::span<const double> difference, Working& working);

}  // namespace melon
