#include <algorithm>

#include "forms/listed_counts.h"
#include "forms/one_metric.h"
#include "forms/orange_header.h"
#include "forms/reshape.h"
#include "roles/comparison/columns.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// As many rows as further columns, or one more of each for sums: perhaps a
/// confusion matrix.
bool IsSquare(const Table& table) {
  const std::size_t columns = table.columns.size();
  return columns > 2 &&
         (table.row_count + 1 == columns || table.row_count + 2 == columns ||
          table.row_count == columns);
}

}  // namespace

bool MayBeReshaped(const Table& table) {
  return table.columns.size() == 1 || IsSquare(table) ||
         HasOrangeHeader(table) || ListsCounts(table) ||
         std::any_of(table.columns.begin(), table.columns.end(),
                     [](const Column& column) {
                       return IsIn(kAlgorithmNames, column) ||
                              IsIn(kMetricColumnNames, column) ||
                              IsIn(kFoldNames, column) ||
                              NamesMetrics(column) ||
                              column.name == kWekaDistribution ||
                              column.name == "support" ||
                              column.name == "macro avg";
                     });
}

}  // namespace melon
