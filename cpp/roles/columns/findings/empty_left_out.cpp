#include "roles/columns/findings/empty_left_out.h"

#include <cstddef>
#include <vector>

#include "roles/role_warnings.h"
#include "table/column_traits.h"

namespace melon {
std::optional<Problem> EmptyLeftOut(const Table& table, const Roles& roles) {
  std::vector<std::size_t> empty;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (!column.unnamed && !HasRole(roles, i) && HasNoValue(table, column))
      empty.push_back(i);
  }
  if (empty.empty()) return std::nullopt;
  return WarningOf(column_warnings::empty_left_out, table, empty);
}

}  // namespace melon
