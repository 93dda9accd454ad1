#include "forms/one_metric.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/table_rows.h"

namespace melon {
namespace {

/// "test_score" of scikit-learn's cross_validate is of whichever metric.
bool IsResultName(const std::string& label) {
  return IsMetricName(label) || label == "test_score" || label == "train_score";
}

}  // namespace

bool NamesMetrics(const Column& column) {
  constexpr std::size_t kMostMetrics = 100;
  if (!IsCoded(column) || IsNumeric(column) || column.labels.size() < 2 ||
      column.labels.size() > kMostMetrics)
    return false;
  const auto is_metric = [](const std::string& label) {
    return IsMetricName(label);
  };
  if (IsIn(kMetricColumnNames, column))
    return std::any_of(column.labels.begin(), column.labels.end(), is_metric);
  const auto is_named = [](const std::string& label) {
    return IsResultName(label) || IsValidationName(label);
  };
  // Learners may be called by the losses they learn with.
  return !IsIn(kAlgorithmNames, column) &&
         std::all_of(column.labels.begin(), column.labels.end(), is_named) &&
         std::any_of(column.labels.begin(), column.labels.end(), IsResultName);
}

std::optional<Reshaped> KeepOneMetric(const Table& table,
                                      const Options& options) {
  if (ChoosesMetric(options)) return std::nullopt;
  const auto found =
      std::find_if(table.columns.begin(), table.columns.end(), NamesMetrics);
  if (found == table.columns.end()) return std::nullopt;
  // Labels stand in the order of the file; a time may come before a metric.
  const auto first =
      std::find_if(found->labels.begin(), found->labels.end(), IsResultName);
  const auto code = static_cast<std::size_t>(first - found->labels.begin());
  std::vector<std::size_t> rows;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    if (found->codes[row] == code) rows.push_back(row);
  }
  std::vector<Column> columns;
  columns.reserve(table.columns.size());
  for (const Column& column : table.columns)
    columns.push_back(TakeRows(table, column, rows, rows));
  const std::string& kept = *first;
  std::string others;
  for (const std::string& label : found->labels) {
    if (label == kept) continue;
    others.append(others.empty() ? "\"" : ", \"").append(Shorten(label, 30));
    others += '"';
  }
  return Reshaped{
      .table = TableOf(table, std::move(columns), rows),
      .warning = {
          .code = "metrics_left_out",
          .message = Fill({"Column \"{0}\" names several metrics: only the "
                           "results of \"{1}\" are compared, not those of {2}. "
                           "To compare another, keep its rows only.",
                           "“{0}”列有多种指标：只比较“{1}”的结果，未比较 {2}。"
                           "若要比较其他指标，请只保留它的行。"},
                          {Shorten(found->name), Shorten(kept), others}),
          .column = found->name}};
}

bool ChoosesMetric(const Options& options) {
  const std::vector<std::string> chosen =
      options.predictions.value_or(std::vector<std::string>());
  return std::any_of(chosen.begin(), chosen.end(), IsMetricName) ||
         (options.predictions_text && IsMetricName(*options.predictions_text));
}

}  // namespace melon
