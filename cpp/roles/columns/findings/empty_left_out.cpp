#include "roles/columns/findings/empty_left_out.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "roles/role_warnings.h"

namespace melon {
namespace {

bool HasNoValue(const Column& column, std::uint64_t rows) {
  if (column.storage == Storage::numbers)
    return column.missing_count + column.not_finite_count == rows;
  return column.storage == Storage::coded &&
         std::all_of(column.label_flaws.begin(), column.label_flaws.end(),
                     [](const CellFlaw flaw) {
                       return flaw == CellFlaw::missing ||
                              flaw == CellFlaw::not_finite;
                     });
}

}  // namespace

std::optional<Problem> EmptyLeftOut(const Table& table, const Roles& roles) {
  std::vector<std::size_t> empty;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (!column.unnamed && !HasRole(roles, i) &&
        HasNoValue(column, table.row_count))
      empty.push_back(i);
  }
  if (empty.empty()) return std::nullopt;
  return WarningOf(column_warnings::empty_left_out, table, empty);
}

}  // namespace melon
