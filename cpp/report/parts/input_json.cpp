#include "report/parts/input_json.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "roles/assigners/count_roles.h"
#include "roles/columns/weights.h"

namespace melon {
namespace {

constexpr std::size_t kShownLabels = 20;

bool IsAmong(const std::vector<std::size_t>& indices, std::size_t index) {
  return std::find(indices.begin(), indices.end(), index) != indices.end();
}

std::string_view CountRole(std::size_t column, const Roles& roles) {
  for (std::size_t which = 0; which < kCountRoles.size(); ++which) {
    if (roles.predictions[which] == column) return kCountRoles[which];
  }
  return "ignored";
}

std::string_view RoleOf(std::size_t column, const Roles* roles) {
  if (roles == nullptr) return "ignored";
  if (column == roles->truth) return "truth";
  if (roles->weight == column) return "weight";
  if (roles->query == column) return "query";
  if (roles->experiment == column) return "experiment";
  if (roles->cluster == column) return "cluster";
  if (roles->dataset == column) return "dataset";
  if (roles->algorithm == column) return "algorithm";
  if (roles->run == column) return "run";
  if (roles->fold == column) return "fold";
  if (IsAmong(roles->features, column)) return "feature";
  if (roles->task == TaskKind::counts) return CountRole(column, *roles);
  return IsAmong(roles->predictions, column) ? "prediction" : "ignored";
}

std::string_view KindOf(const Column& column) {
  if (column.storage == Storage::numbers) return "number";
  if (column.storage == Storage::dropped) return "text";
  const bool any_text =
      std::any_of(column.label_flaws.begin(), column.label_flaws.end(),
                  [](CellFlaw flaw) { return flaw == CellFlaw::not_a_number; });
  return any_text ? "category" : "number";
}

/// Cells of a coded column by flaw.
std::uint64_t CountFlaw(const Column& column, CellFlaw flaw) {
  const auto labels =
      std::count(column.label_flaws.begin(), column.label_flaws.end(), flaw);
  // Rows are only looked at when they differ.
  if (labels == 0) return 0;
  if (static_cast<std::size_t>(labels) == column.label_flaws.size())
    return column.codes.size();
  return static_cast<std::uint64_t>(std::count_if(
      column.codes.begin(), column.codes.end(),
      [&](std::uint16_t code) { return column.label_flaws[code] == flaw; }));
}

Json ColumnJson(const Column& column, std::string_view role) {
  Json json = Json::EmptyObject();
  json.Put("name", column.name);
  json.Put("kind", KindOf(column));
  json.Put("role", role);
  if (column.unnamed) json.Put("unnamed", true);
  if (column.percent) json.Put("percent", true);
  if (column.storage != Storage::coded) {
    json.Put("distinct", Json());
    json.Put("missing", column.missing_count);
    json.Put("not_finite", column.not_finite_count);
    json.Put("not_a_number", column.not_a_number_count);
    return json;
  }
  json.Put("distinct", column.labels.size());
  json.Put("labels",
           TextsJson(std::span(column.labels)
                         .first(std::min(kShownLabels, column.labels.size()))));
  json.Put("missing", CountFlaw(column, CellFlaw::missing));
  json.Put("not_finite", CountFlaw(column, CellFlaw::not_finite));
  json.Put("not_a_number", CountFlaw(column, CellFlaw::not_a_number));
  return json;
}

Json TruthName(const Table& table, const Roles& roles) {
  return roles.has_truth() ? Json(table.columns[roles.truth].name) : Json();
}

/// Into the object, those of the roles that only some tasks have.
void PutFurtherRoles(const Table& table, const Roles& roles, Json& json) {
  if (roles.query) json.Put("query", NameJson(table, roles.query));
  if (roles.task == TaskKind::counts) {
    for (std::size_t which = 0; which < kCountRoles.size(); ++which)
      json.Put(kCountRoles[which], NameJson(table, roles.predictions[which]));
  }
  if (roles.experiment)
    json.Put("experiment", NameJson(table, roles.experiment));
  if (!roles.features.empty())
    json.Put("features", NamesJson(table, roles.features));
  if (roles.dataset) json.Put("dataset", NameJson(table, roles.dataset));
  if (roles.algorithm) json.Put("algorithm", NameJson(table, roles.algorithm));
  if (roles.run) json.Put("run", NameJson(table, roles.run));
  if (roles.fold) json.Put("fold", NameJson(table, roles.fold));
}

}  // namespace

Json NamesJson(const Table& table, const std::vector<std::size_t>& columns) {
  Json names = Json::EmptyArray();
  for (const std::size_t index : columns) names.Add(table.columns[index].name);
  return names;
}

Json NameJson(const Table& table, const std::optional<std::size_t>& column) {
  return column ? Json(table.columns[*column].name) : Json();
}

Json TableJson(const Table& table, const Roles* roles) {
  Json json = Json::EmptyObject();
  json.Put("rows", table.row_count);
  json.Put("delimiter", std::string_view(&table.delimiter, 1));
  json.Put("decimal", table.decimal_comma ? "," : ".");
  json.Put("header_missing", table.header_missing);
  Json columns = Json::EmptyArray();
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    columns.Add(ColumnJson(table.columns[i], RoleOf(i, roles)));
  json.Put("columns", std::move(columns));
  Json first_rows = Json::EmptyArray();
  for (const std::vector<std::string>& row : table.first_rows)
    first_rows.Add(TextsJson(row));
  json.Put("first_rows", std::move(first_rows));
  return json;
}

Json CommonInputJson(const Table& table, const Roles& roles,
                     std::uint64_t rows_dropped) {
  Json json = TableJson(table, &roles);
  json.Put("rows_dropped", rows_dropped);
  json.Put("truth", TruthName(table, roles));
  json.Put("predictions", NamesJson(table, roles.predictions));
  json.Put("weight", NameJson(table, roles.weight));
  PutFurtherRoles(table, roles, json);
  json.Put("guessed", TextsJson(roles.guessed));
  return json;
}

void PutWeightKind(const Options& options, std::span<const double> weight,
                   Json& input) {
  if (!weight.empty()) input.Put("weight_kind", WeightKindOf(options, weight));
}

Json CommonOptionsJson(const Table& table, const Roles& roles,
                       const Options& options) {
  Json json = Json::EmptyObject();
  json.Put("task", TaskName(roles.task));
  json.Put("truth", TruthName(table, roles));
  json.Put("predictions", NamesJson(table, roles.predictions));
  json.Put("weight", NameJson(table, roles.weight));
  PutFurtherRoles(table, roles, json);
  json.Put("missing", options.drop_missing ? "drop" : "error");
  json.Put("alpha", options.alpha);
  json.Put("bootstrap", options.bootstrap);
  json.Put("seed", options.seed);
  return json;
}

}  // namespace melon
