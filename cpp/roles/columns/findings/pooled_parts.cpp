#include "roles/columns/findings/pooled_parts.h"

#include <cstddef>

#include "roles/columns/data_parts.h"
#include "roles/role_warnings.h"

namespace melon {

std::optional<Problem> PooledParts(const Table& table, const Roles& roles) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!HasRole(roles, i) && TellsTrainingFromOthers(table.columns[i]))
      return WarningOf(column_warnings::parts_pooled, table, {i});
  }
  return std::nullopt;
}

}  // namespace melon
