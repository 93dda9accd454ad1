#include "roles/columns/findings/pooled_quantities.h"

#include <cstddef>
#include <string_view>

#include "roles/role_warnings.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kQuantityNames[] = {
    "target",       "targets",  "targetname", "variable",
    "variablename", "quantity", "output",     "outputname",
    "indicator",    "指标",     "目标",       "变量"};

bool NamesQuantities(const Table& table, const Column& column) {
  return IsIn(kQuantityNames, column) && IsCoded(column) &&
         !IsNumeric(column) && HasFewValues(table, column) &&
         PresentLabels(column).size() > 1;
}

}  // namespace

std::optional<Problem> PooledQuantities(const Table& table,
                                        const Roles& roles) {
  if (roles.task != TaskKind::regression) return std::nullopt;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!HasRole(roles, i) && NamesQuantities(table, table.columns[i]))
      return WarningOf(column_warnings::quantities_pooled, table, {i});
  }
  return std::nullopt;
}

}  // namespace melon
