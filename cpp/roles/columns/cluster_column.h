#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "roles/roles.h"
#include "table/cells.h"

namespace melon {

/// With fewer groups what their bootstrap gives is too sure (Cameron, Gelbach &
/// Miller 2008), and its verdict says so: of equal models, as above, p is at
/// most .05 in 13 % of tables of 6 groups, 10 % of 10, 7 % of 20.
inline constexpr std::size_t kEnoughGroups = 20;

/// Adds the column of clusters, where there is one, to those whose cells are
/// checked; the problem with a column of more different texts than are kept.
[[nodiscard]] std::optional<Problem> WantClusters(
    const Table& table, const Roles& roles, std::vector<WantedColumn>& wanted);

/// The cluster of each usable row, 0, 1, 2, … in order of first appearance;
/// empty without such a column. One cluster alone is a problem; of fewer than
/// kEnoughGroups it warns.
[[nodiscard]] Result<std::vector<std::uint32_t>> ReadClusters(
    const Table& table, const Roles& roles, const UsableRows& rows,
    std::vector<Problem>& warnings);

}  // namespace melon
