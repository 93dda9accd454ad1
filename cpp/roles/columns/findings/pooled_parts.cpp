#include "roles/columns/findings/pooled_parts.h"

#include <algorithm>
#include <cstddef>

#include "roles/columns/data_parts.h"
#include "roles/role_warnings.h"

namespace melon {

std::optional<Problem> PooledParts(const Table& table, const Roles& roles) {
  const auto& taken = roles.predictions;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const bool used = i == roles.truth || roles.query == i ||
                      roles.experiment == i || roles.algorithm == i ||
                      roles.dataset == i || roles.run == i || roles.fold == i ||
                      std::find(taken.begin(), taken.end(), i) != taken.end();
    if (!used && TellsTrainingFromOthers(table.columns[i]))
      return WarningOf(column_warnings::parts_pooled, table, {i});
  }
  return std::nullopt;
}

}  // namespace melon
