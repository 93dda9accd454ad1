#include "roles/columns/findings/formatted_left_out.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "table/formatted_numbers.h"

namespace melon {
namespace {

bool IsIn(const std::vector<std::size_t>& columns, std::size_t index) {
  return std::find(columns.begin(), columns.end(), index) != columns.end();
}

bool HasRole(const Roles& roles, std::size_t index) {
  return roles.truth == index || roles.weight == index ||
         roles.query == index || roles.experiment == index ||
         roles.models == index || roles.cluster == index ||
         roles.dataset == index || roles.algorithm == index ||
         roles.run == index || roles.fold == index ||
         IsIn(roles.predictions, index) || IsIn(roles.features, index);
}

}  // namespace

std::vector<Problem> FormattedLeftOut(const Table& table, const Roles& roles) {
  std::vector<Problem> warnings;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (HasRole(roles, i)) continue;
    std::optional<Problem> problem = FormattedColumn(table, table.columns[i]);
    if (!problem) continue;
    problem->code = "formatted_column_left_out";
    problem->message.english +=
        " So the column is not evaluated; if it is of no model, this needs "
        "nothing.";
    problem->message.chinese +=
        "因此未评估这一列；若它不属于任何模型，无须处理。";
    warnings.push_back(*std::move(problem));
  }
  return warnings;
}

}  // namespace melon
