#include "tasks/binary/input_json.h"

#include <utility>

#include "report/parts/input_json.h"

namespace melon {

Json InputJson(const Table& table, const Roles& roles, const Options& options,
               const BinaryData& data) {
  Json json = TableJson(table, &roles);
  json.Put("rows_dropped", data.rows_dropped);
  json.Put("truth", table.columns[roles.truth].name);
  json.Put("predictions", NamesJson(table, roles.predictions));
  json.Put("weight", NameJson(table, roles.weight));
  PutWeightKind(options, data.weight, json);
  json.Put("positive", data.positive);
  json.Put("negative", data.negative.empty() ? Json() : Json(data.negative));
  json.Put("positives", data.positives);
  json.Put("negatives", data.negatives);
  Json guessed = TextsJson(roles.guessed);
  if (data.positive_guessed) guessed.Add("positive");
  json.Put("guessed", std::move(guessed));
  return json;
}

Json OptionsJson(const Table& table, const Roles& roles, const Options& options,
                 const BinaryData& data) {
  Json json = Json::EmptyObject();
  json.Put("task", TaskName(roles.task));
  json.Put("truth", table.columns[roles.truth].name);
  json.Put("predictions", NamesJson(table, roles.predictions));
  json.Put("weight", NameJson(table, roles.weight));
  json.Put("positive", data.positive);
  json.Put("missing", options.drop_missing ? "drop" : "error");
  json.Put("threshold", options.threshold);
  Json thresholds = Json::EmptyObject();
  for (const auto& [model, threshold] : options.thresholds)
    thresholds.Put(model, threshold);
  json.Put("thresholds", std::move(thresholds));
  json.Put("beta", options.beta);
  json.Put("cost_fn", options.cost_fn);
  json.Put("cost_fp", options.cost_fp);
  json.Put("prior", options.prior);
  json.Put("max_fpr", options.max_fpr);
  json.Put("calibration_bins", options.calibration_bins);
  json.Put("k", options.k);
  json.Put("alpha", options.alpha);
  json.Put("bootstrap", options.bootstrap);
  json.Put("weight_kind",
           options.weight_kind ? Json(*options.weight_kind) : Json());
  json.Put("resample", options.ResampleText());
  json.Put("seed", options.seed);
  return json;
}

}  // namespace melon
