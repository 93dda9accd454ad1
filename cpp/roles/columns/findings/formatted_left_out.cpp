#include "roles/columns/findings/formatted_left_out.h"

#include <cstddef>
#include <optional>
#include <utility>

#include "table/formatted_numbers.h"

namespace melon {

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
