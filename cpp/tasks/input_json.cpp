#include "tasks/input_json.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace melon {
namespace {

constexpr std::size_t kShownLabels = 20;

std::string_view RoleOf(std::size_t column, const Roles* roles) {
  if (roles == nullptr) return "ignored";
  if (column == roles->truth) return "truth";
  if (roles->weight == column) return "weight";
  const auto& predictions = roles->predictions;
  return std::find(predictions.begin(), predictions.end(), column) !=
                 predictions.end()
             ? "prediction"
             : "ignored";
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
  if (std::none_of(column.label_flaws.begin(), column.label_flaws.end(),
                   [flaw](CellFlaw one) { return one == flaw; })) {
    return 0;
  }
  return static_cast<std::uint64_t>(std::count_if(
      column.codes.begin(), column.codes.end(),
      [&](std::uint16_t code) { return column.label_flaws[code] == flaw; }));
}

Json ColumnJson(const Column& column, std::string_view role) {
  Json json = {{"name", column.name}, {"kind", KindOf(column)}, {"role", role}};
  if (column.storage != Storage::coded) {
    json["distinct"] = nullptr;
    json["missing"] = column.missing_count;
    json["not_finite"] = column.not_finite_count;
    json["not_a_number"] = column.not_a_number_count;
    return json;
  }
  json["distinct"] = column.labels.size();
  Json labels = Json::array();
  for (std::size_t i = 0; i < std::min(kShownLabels, column.labels.size()); ++i)
    labels.push_back(column.labels[i]);
  json["labels"] = std::move(labels);
  json["missing"] = CountFlaw(column, CellFlaw::missing);
  json["not_finite"] = CountFlaw(column, CellFlaw::not_finite);
  json["not_a_number"] = CountFlaw(column, CellFlaw::not_a_number);
  return json;
}

Json NamesOf(const Table& table, const Roles& roles) {
  Json names = Json::array();
  for (const std::size_t index : roles.predictions)
    names.push_back(table.columns[index].name);
  return names;
}

Json WeightName(const Table& table, const Roles& roles) {
  return roles.weight ? Json(table.columns[*roles.weight].name) : Json(nullptr);
}

Json NameOrNull(const std::string& name) {
  return name.empty() ? Json(nullptr) : Json(name);
}

}  // namespace

std::string_view TaskName(TaskKind task) {
  return task == TaskKind::binary ? "binary" : "labels";
}

Json TableJson(const Table& table, const Roles* roles) {
  Json json = {{"rows", table.row_count},
               {"delimiter", std::string(1, table.delimiter)},
               {"decimal", table.decimal_comma ? "," : "."},
               {"header_missing", table.header_missing}};
  Json columns = Json::array();
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    columns.push_back(ColumnJson(table.columns[i], RoleOf(i, roles)));
  json["columns"] = std::move(columns);
  json["first_rows"] = table.first_rows;
  return json;
}

Json InputJson(const Table& table, const Roles& roles, const BinaryData& data) {
  Json json = TableJson(table, &roles);
  json["rows_dropped"] = data.rows_dropped;
  json["truth"] = table.columns[roles.truth].name;
  json["predictions"] = NamesOf(table, roles);
  json["weight"] = WeightName(table, roles);
  json["positive"] = data.positive;
  json["negative"] = NameOrNull(data.negative);
  json["positives"] = ToJson(data.positives);
  json["negatives"] = ToJson(data.negatives);
  json["guessed"] = roles.guessed;
  if (data.positive_guessed) json["guessed"].push_back("positive");
  return json;
}

Json OptionsJson(const Table& table, const Roles& roles, const Options& options,
                 const BinaryData& data) {
  Json json = {{"task", TaskName(roles.task)},
               {"truth", table.columns[roles.truth].name}};
  json["predictions"] = NamesOf(table, roles);
  json["weight"] = WeightName(table, roles);
  json["positive"] = data.positive;
  json["missing"] = options.drop_missing ? "drop" : "error";
  json["threshold"] = ToJson(options.threshold);
  Json thresholds = Json::object();
  for (const auto& [model, threshold] : options.thresholds)
    thresholds[model] = ToJson(threshold);
  json["thresholds"] = std::move(thresholds);
  json["beta"] = ToJson(options.beta);
  json["cost_fn"] = ToJson(options.cost_fn);
  json["cost_fp"] = ToJson(options.cost_fp);
  json["prior"] = ToJson(options.prior);
  json["max_fpr"] = ToJson(options.max_fpr);
  json["k"] = ToJson(options.k);
  json["alpha"] = ToJson(options.alpha);
  json["bootstrap"] = options.bootstrap;
  json["seed"] = options.seed;
  return json;
}

}  // namespace melon
