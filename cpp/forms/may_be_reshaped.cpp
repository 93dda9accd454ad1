#include <algorithm>

#include "forms/confusion_table.h"
#include "forms/listed_counts.h"
#include "forms/one_metric.h"
#include "forms/orange_header.h"
#include "forms/reshape.h"
#include "roles/comparison/columns.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {

bool MayBeReshaped(const Table& table) {
  return table.columns.size() == 1 || IsNearlySquare(table) ||
         HasOrangeHeader(table) || ListsCounts(table) ||
         std::any_of(table.columns.begin(), table.columns.end(),
                     [](const Column& column) {
                       return IsIn(kAlgorithmNames, column) ||
                              IsIn(kSystemNames, column) ||
                              IsIn(kConfigurationNames, column) ||
                              IsIn(kMetricColumnNames, column) ||
                              IsIn(kFoldNames, column) ||
                              NamesMetrics(column) ||
                              column.name == kWekaDistribution ||
                              column.name == "support" ||
                              column.name == "macro avg";
                     });
}

}  // namespace melon
