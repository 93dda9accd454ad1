#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/table.h"

namespace melon {

/// The only column of three texts or more of which each has a result of every
/// run, once: what the results are of, whatever it is called. `keys` are the
/// columns that say which learner, run and fold a row is of; `others` those
/// that may be the one. Nothing where there is none, or several.
[[nodiscard]] std::optional<std::size_t> DatasetByContent(
    const Table& table, const std::vector<std::size_t>& keys,
    const std::vector<std::size_t>& others);

}  // namespace melon
