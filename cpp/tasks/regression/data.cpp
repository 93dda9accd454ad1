#include "tasks/regression/data.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/sum.h"
#include "report/bootstrap/repeated_rows.h"
#include "roles/columns/cluster_column.h"
#include "roles/columns/weights.h"
#include "table/warnings.h"

namespace melon {
namespace {

/// The usable cells of a column, looked at in the table where they stand there.
std::span<const double> ViewOf(const Column& column, RegressionData& data) {
  if (column.storage == Storage::numbers && data.rows.kept.empty())
    return column.numbers;
  data.own_numbers.push_back(NumbersOf(column, data.rows));
  return data.own_numbers.back();
}

/// A feature that was asked for must contain numbers; single flawed cells are
/// left out of its picture alone.
std::optional<Problem> AddFeature(const Table& table, const Column& column,
                                  bool guessed, RegressionData& data) {
  const Result<UsableRows> usable =
      CheckCells(table, {{&column, CellUse::number}}, true);
  if (usable) {
    const std::span<const double> value = ViewOf(column, data);
    data.features.push_back({column.name, value});
    return std::nullopt;
  }
  if (guessed) return std::nullopt;
  return usable.problem();
}

std::optional<Problem> AddWeight(const Table& table, const Column& column,
                                 const Options& options, RegressionData& data) {
  data.weight = NumbersOf(column, data.rows);
  data.whole_weights = AreCounts(options, data.weight);
  if (std::optional<Problem> problem =
          CheckCounts(options, column, data.weight))
    return problem;
  return CheckWeights(table, column, data.rows, data.weight);
}

Problem NoClasses() {
  return {
      .code = "no_classes_to_resample",
      .message = Fill(
          {"A regression has no classes to resample within "
           "(resample=stratified). Use resample=plain, or "
           "resample=cluster= and the name of a column.",
           "回归没有类别，不能在各类内重采样（resample=stratified）。请使用 "
           "resample=plain，或 resample=cluster= 后接列名。"})};
}

std::vector<WantedColumn> Wanted(const Table& table, const Roles& roles) {
  std::vector<WantedColumn> wanted{
      {&table.columns[roles.truth], CellUse::number}};
  if (roles.weight)
    wanted.push_back({&table.columns[*roles.weight], CellUse::number});
  for (const std::size_t index : roles.predictions)
    wanted.push_back({&table.columns[index], CellUse::number});
  return wanted;
}

double TotalWeight(const RegressionData& data) {
  Sum total;
  for (std::size_t i = 0; i < data.case_count(); ++i)
    total.Add(data.WeightOf(i));
  return total.value();
}

void WarnOfRepeats(RegressionData& data) {
  if (!data.weight.empty()) return;
  std::vector<std::span<const double>> columns;
  columns.reserve(data.models.size() + 1);
  columns.push_back(data.truth);
  for (const RegressionModel& model : data.models)
    columns.push_back(model.prediction);
  WarnOfRepeatedRows(columns, {}, data.warnings);
}

}  // namespace

Result<RegressionData> PrepareRegression(const Table& table, const Roles& roles,
                                         const Options& options) {
  if (options.resample == ResampleScheme::stratified) return NoClasses();
  std::vector<WantedColumn> wanted = Wanted(table, roles);
  if (std::optional<Problem> problem = WantClusters(table, roles, wanted))
    return *problem;
  Result<UsableRows> checked = CheckCells(table, wanted, options.drop_missing);
  if (!checked) return checked.problem();

  RegressionData data;
  data.rows = std::move(checked.value());
  Result<std::vector<std::uint32_t>> cluster =
      ReadClusters(table, roles, data.rows, data.warnings);
  if (!cluster) return cluster.problem();
  data.cluster = std::move(cluster.value());
  // Spans look into them, so they must not move.
  data.own_numbers.reserve(1 + roles.predictions.size() +
                           roles.features.size());
  WarnOfHeader(table, data.warnings);
  WarnOfDroppedRows(data.rows.dropped, table.row_count, data.warnings);
  data.truth = ViewOf(table.columns[roles.truth], data);
  if (roles.weight) {
    if (std::optional<Problem> problem =
            AddWeight(table, table.columns[*roles.weight], options, data))
      return *problem;
  }
  WarnOfWeights(table, roles, options, data.weight, data.warnings);
  data.total = TotalWeight(data);
  for (const std::size_t index : roles.predictions) {
    const Column& column = table.columns[index];
    const std::span<const double> prediction = ViewOf(column, data);
    data.models.push_back({column.name, prediction});
  }
  WarnOfRepeats(data);
  const bool guessed = std::find(roles.guessed.begin(), roles.guessed.end(),
                                 "features") != roles.guessed.end();
  for (const std::size_t index : roles.features) {
    if (std::optional<Problem> problem =
            AddFeature(table, table.columns[index], guessed, data))
      return *problem;
  }
  return data;
}

}  // namespace melon
