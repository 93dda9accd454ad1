#pragma once

#include <cstddef>
#include <optional>

#include "base/problem.h"
#include "options/options.h"
#include "tasks/comparison/results.h"

namespace melon {

/// The place of the algorithm that the others are compared with; nothing when
/// none was named, or none is called so.
[[nodiscard]] std::optional<std::size_t> ControlOf(const Results& results,
                                                   const Options& options);

/// The problem with a control that is not an algorithm.
[[nodiscard]] std::optional<Problem> CheckControl(const Results& results,
                                                  const Options& options);

}  // namespace melon
