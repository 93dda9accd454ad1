#include "roles/columns/findings/pooled_folds.h"

#include <cstddef>

#include "roles/columns/data_parts.h"
#include "roles/comparison/columns.h"
#include "roles/names/role_names.h"
#include "roles/role_warnings.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Of two cases at least in each, or of one, where each was left out once.
bool NamesFolds(const Column& column) {
  return IsIn(kFoldNames, column) && !SaysPartOfData(column) &&
         IsCoded(column) && PresentLabels(column).size() > 1 &&
         (2 * column.labels.size() <= column.codes.size() ||
          column.labels.size() == column.codes.size());
}

}  // namespace

std::optional<Problem> PooledFolds(const Table& table, const Roles& roles) {
  if (roles.task != TaskKind::binary && roles.task != TaskKind::multiclass)
    return std::nullopt;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!HasRole(roles, i) && NamesFolds(table.columns[i]))
      return WarningOf(column_warnings::folds_pooled, table, {i});
  }
  return std::nullopt;
}

}  // namespace melon
