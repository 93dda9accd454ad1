#include "roles/columns/findings/results_beside_counts.h"

#include <algorithm>
#include <string>

#include "roles/comparison/columns.h"
#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

bool NamesSeveral(const Column& column) {
  return IsCoded(column) && !IsNumeric(column) &&
         PresentLabels(column).size() > 1;
}

template <class Fits>
const Column* First(const Table& table, const Fits& fits) {
  const auto found =
      std::find_if(table.columns.begin(), table.columns.end(), fits);
  return found == table.columns.end() ? nullptr : &*found;
}

/// "f05", "F0.5", "f2": F_β, of whatever β.
bool IsFBeta(const Column& column) {
  const std::string name = Simplify(column.name);
  return name.size() > 1 && name.front() == 'f' &&
         name.find_first_not_of("0123456789", 1) == std::string::npos;
}

bool IsMetric(const Column& column) {
  return IsNumeric(column) && (IsMetricName(column.name) || IsFBeta(column));
}

const Column* MetricOf(const Table& table) {
  const Column* const whole = First(table, [](const Column& column) {
    return IsMetric(column) && !IsHalfOfResult(column.name);
  });
  return whole != nullptr ? whole : First(table, IsMetric);
}

}  // namespace

std::optional<Problem> ResultsBesideCounts(const Table& table,
                                           std::string_view missing) {
  const Column* const learners = First(table, [](const Column& column) {
    return (IsIn(kAlgorithmNames, column) || IsIn(kSystemNames, column)) &&
           NamesSeveral(column);
  });
  const Column* const datasets = First(table, [](const Column& column) {
    return IsIn(kDatasetNames, column) && NamesSeveral(column);
  });
  const Column* const metric = MetricOf(table);
  if (learners == nullptr || datasets == nullptr || metric == nullptr)
    return std::nullopt;
  std::string options = "task=friedman, algorithm=" + Shorten(learners->name) +
                        ", predictions=" + Shorten(metric->name);
  if (!HigherIsBetterByName(metric->name))
    options.append(", higher_is_better=true");
  return Problem{
      .code = "results_beside_counts",
      .message = Fill(
          {"The rows are results of several learners (\"{0}\") on data sets "
           "(\"{1}\"). To compare the learners, choose the task, the column "
           "that names them and one metric ({2}). To measure each confusion "
           "matrix instead, add the column \"{3}\", which is missing.",
           "各行是多个学习器（“{0}”）在各数据集（“{1}”）上的结果。若要比较学习"
           "器，请选择任务、写明学习器的列和一个指标（{2}）。若要评估每个混淆矩"
           "阵，请补上缺少的“{3}”列。"},
          {Shorten(learners->name), Shorten(datasets->name), options,
           missing})};
}

}  // namespace melon
