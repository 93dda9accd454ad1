#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/table.h"

namespace melon {

/// "Improvement (%)", "Δ", "Verbesserung": a row or column of differences by
/// its name alone.
[[nodiscard]] bool IsDifferenceName(const std::string& name);

/// Of columns of results those that are not of a learner, but say how much one
/// of the others is ahead of the best of the rest, or of one of them: by their
/// names, or because they are the differences but for rounding.
[[nodiscard]] std::vector<std::size_t> DifferenceColumns(
    const Table& table, const std::vector<std::size_t>& columns);

/// The same of the last rows, where each row is a learner: their names.
[[nodiscard]] std::vector<std::string> DifferenceRows(
    const Table& table, const std::optional<std::size_t>& names,
    const std::vector<std::size_t>& results);

}  // namespace melon
