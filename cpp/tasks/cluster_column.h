#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "tasks/cells.h"
#include "tasks/roles.h"

namespace melon {

/// Adds the column of clusters, where there is one, to those whose cells are
/// checked; the problem with a column of more different texts than are kept.
[[nodiscard]] std::optional<Problem> WantClusters(
    const Table& table, const Roles& roles, std::vector<WantedColumn>& wanted);

/// The cluster of each usable row, 0, 1, 2, … in order of first appearance;
/// empty without such a column. One cluster alone is a problem; of fewer than
/// ten it warns.
[[nodiscard]] Result<std::vector<std::uint32_t>> ReadClusters(
    const Table& table, const Roles& roles, const UsableRows& rows,
    std::vector<Problem>& warnings);

}  // namespace melon
