#include "tasks/comparison/measure_name.h"

#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "table/column_traits.h"

namespace melon {

std::optional<std::string> MeasureName(const Table& table, const Roles& roles,
                                       const Options& options) {
  if (options.measure) return options.measure;
  if (roles.algorithm && roles.predictions.size() == 1) {
    const std::string& name = table.columns[roles.predictions.front()].name;
    if (NamesMeasure(name) || SpeaksOfTime(name) || SpeaksOfCount(name))
      return name;
  }
  for (const Column& column : table.columns) {
    if (!IsCoded(column) || !IsIn(kMetricColumnNames, column)) continue;
    if (column.labels.size() == 1 && IsMetricName(column.labels.front()))
      return column.labels.front();
  }
  return std::nullopt;
}

}  // namespace melon
