#include "tasks/classes/report.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hypothesis/test.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/classes/recode.h"
#include "report/bootstrap/group_bootstrap.h"
#include "report/bootstrap/replicates.h"
#include "report/envelope.h"
#include "report/models/compared_models.h"
#include "report/models/model_values.h"
#include "report/models/pair_values.h"
#include "report/parts/input_json.h"
#include "report/verdict/accuracy_difference.h"
#include "report/verdict/majority_warning.h"
#include "report/verdict/verdict.h"
#include "report/verdict/verdict_notes.h"
#include "tasks/classes/class_table.h"
#include "tasks/classes/confusion_json.h"
#include "tasks/classes/costs.h"
#include "tasks/classes/experiments.h"
#include "tasks/classes/keys.h"

namespace melon {

namespace hypothesis {
extern const Test mcnemar;
extern const Test cochran_q;
}  // namespace hypothesis

namespace {

ModelValues MeasureModels(const Options& options, const ClassData& data,
                          const ClassKeys& keys, const Bootstrap* bootstrap) {
  std::vector<std::string> names;
  std::vector<std::vector<Value>> values;
  for (const ClassModel& model : data.models) {
    const ClassProbabilities probabilities = ProbabilitiesOf(data, model);
    names.push_back(model.name);
    std::vector<Value>& of_model = values.emplace_back();
    for (const MetricKey& key : keys.keys()) {
      of_model.push_back(
          keys.Evaluate(key, model.matrix,
                        model.has_probabilities() ? &probabilities : nullptr));
    }
  }
  return {std::move(names), keys.keys(), std::move(values),
          SamplingOfRows(options, bootstrap, data.weight, data.cluster)};
}

/// 1 where the model is right, by case, for each model.
std::vector<std::vector<std::uint8_t>> RightAnswers(const ClassData& data) {
  std::vector<std::vector<std::uint8_t>> right;
  right.reserve(data.models.size());
  for (const ClassModel& model : data.models)
    right.push_back(SameCodes(model.predicted, data.truth));
  return right;
}

std::vector<PairResult> CompareClasses(
    const Options& options, const ClassData& data, const ModelValues& models,
    const std::vector<std::vector<std::uint8_t>>& right) {
  return CompareInPairs(
      ComparedModels(models.OfAll(kByAccuracy.metric), false),
      [&](std::size_t a, std::size_t b) {
        const OneSided answers = CountOneSided(right[a], right[b], data.weight);
        PairView view;
        view.weight = data.weight;
        view.whole_weights = data.whole_weights;
        view.only_a_right = answers.first_only;
        view.only_b_right = answers.second_only;
        KeyValues values =
            hypothesis::mcnemar.from_pair(view, options.ToParameters());
        AddAccuracyDifference(view, data.models[a].matrix.Total(),
                              models.sampling().level, values);
        return values;
      });
}

Json TestsOfAll(const Options& options, const ClassData& data,
                const std::vector<std::vector<std::uint8_t>>& right) {
  Json tests = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  if (data.models.size() >= 2) {
    const std::vector<std::span<const std::uint8_t>> views(right.begin(),
                                                           right.end());
    const ManyView view{.right = views,
                        .weight = data.weight,
                        .whole_weights = data.whole_weights};
    for (const auto& [key, value] :
         hypothesis::cochran_q.from_many(view, options.ToParameters()))
      PutValue(tests, reasons, key, value);
  }
  tests.Put("reasons", std::move(reasons));
  return tests;
}

void WarnOfMajorityAnswer(const ClassData& data, const ModelValues& models,
                          Json& warnings) {
  std::vector<Accuracies> accuracies;
  accuracies.reserve(data.models.size());
  for (std::size_t i = 0; i < data.models.size(); ++i)
    accuracies.push_back({data.models[i].name, models.Of(i, "accuracy"),
                          models.Of(i, "balanced_accuracy")});
  if (accuracies.empty() || data.class_count() < 2) return;
  const ConfusionMatrix& matrix = data.models.front().matrix;
  std::size_t first = 0;
  for (std::size_t label = 1; label < data.class_count(); ++label) {
    if (matrix.TruthTotal(label) > matrix.TruthTotal(first)) first = label;
  }
  WarnOfMajority(data.classes[first], matrix.TruthTotal(first) / matrix.Total(),
                 accuracies, warnings);
}

Json ModelJson(const ClassData& data, const ModelValues& models,
               const std::vector<ClassPictures>& pictures,
               const ClassKeys& keys, std::size_t index) {
  const ClassModel& model = data.models[index];
  const double level = models.sampling().level;
  Json json = Json::ObjectOf("name", Json(model.name));
  models.PutMetrics(index, Json::ObjectOf("n", Json(model.matrix.Total())),
                    json);
  std::vector<IntervalsByMethod> intervals;
  for (const MetricKey& key : models.keys()) {
    AddProportionIntervals(key, RightAndWrong(model.matrix), data.whole_weights,
                           level, intervals.emplace_back());
  }
  models.PutIntervals(index, std::move(intervals), json);
  const std::vector<Value>* errors =
      model.has_probabilities() ? &pictures[index].calibration_error : nullptr;
  json.Put("classes", ClassTableJson(data, model, errors, models.sampling()));
  json.Put("confusion", ConfusionJson(data, model.matrix));
  json.Put("confusions", ConfusionsJson(data, model.matrix));
  if (model.has_probabilities())
    json.Put("curves", CopyOf(pictures[index].curves));
  if (!keys.costs().empty())
    json.Put("costs", CostsJson(data, model, keys.costs()));
  return json;
}

Json InputOf(const Table& table, const Roles& roles, const Options& options,
             const ClassData& data) {
  Json json = CommonInputJson(table, roles, data.rows.dropped);
  PutWeightKind(options, data.weight, json);
  json.Put("classes", TextsJson(data.classes));
  Json models = Json::EmptyArray();
  for (const ClassModel& model : data.models) models.Add(model.name);
  json.Put("models", std::move(models));
  return json;
}

}  // namespace

Counts RightAndWrong(const ConfusionMatrix& matrix) {
  return {.true_positive = matrix.Correct(),
          .false_negative = matrix.Total() - matrix.Correct()};
}

Json ClassOptionsJson(const Table& table, const Roles& roles,
                      const Options& options, const ClassData& data) {
  Json json = CommonOptionsJson(table, roles, options);
  json.Put("weight_kind",
           options.weight_kind ? Json(*options.weight_kind) : Json());
  json.Put("resample", options.ResampleText());
  if (data.ordered) json.Put("ordered", TextsJson(data.classes));
  if (!options.cost_matrix.empty()) {
    Json rows = Json::EmptyArray();
    for (const std::vector<double>& row : options.cost_matrix)
      rows.Add(Json(Json::Numbers(row)));
    json.Put("cost_matrix", std::move(rows));
  }
  if (data.task == TaskKind::multiclass) {
    json.Put("top_k", options.top_k);
    json.Put("calibration_bins", options.calibration_bins);
  }
  return json;
}

Json ClassReport(const Table& table, const Roles& roles, const Options& options,
                 const ClassData& data, const Bootstrap* bootstrap,
                 const std::vector<ClassPictures>& pictures) {
  const ClassKeys keys(data, options);
  const ModelValues models = MeasureModels(options, data, keys, bootstrap);
  const std::vector<std::vector<std::uint8_t>> right = RightAnswers(data);
  const Sampling& sampling = models.sampling();
  PairValues pairs(models, CompareClasses(options, data, models, right));
  pairs.AddGroups(kByAccuracy.metric);
  pairs.AdjustGroups();
  for (const std::string_view key : hypothesis::mcnemar.p_values)
    pairs.Adjust(key);
  // McNemar's mid-p needs no resampling, and is the same for labels and
  // probabilities.
  Json verdict = pairs.VerdictOn(
      sampling.in_groups ? ByGroups(kByAccuracy.metric, false) : kByAccuracy);
  PutNotes(table, roles,
           {.models = data.models.size(),
            .weight = data.weight,
            .weights_count = data.whole_weights,
            .weights_said = options.weight_kind.has_value(),
            .not_drawn = sampling.impossible,
            .is_wanted = sampling.is_wanted,
            .groups = sampling.groups,
            .replicates = sampling.replicates,
            .difference = pairs.DrawnDifference(verdict),
            .alpha = options.alpha},
           verdict);
  Json warnings = WarningsJson(data.warnings);
  WarnOfMajorityAnswer(data, models, warnings);

  Json report = BeginReport(roles, InputOf(table, roles, options, data),
                            ClassOptionsJson(table, roles, options, data),
                            std::move(warnings), std::move(verdict));
  report.Put("classes", TextsJson(data.classes));
  Json models_json = Json::EmptyArray();
  for (std::size_t i = 0; i < data.models.size(); ++i)
    models_json.Add(ModelJson(data, models, pictures, keys, i));
  report.Put("models", std::move(models_json));
  report.Put("pairs", pairs.Report());
  report.Put("tests", TestsOfAll(options, data, right));
  if (roles.experiment) {
    report.Put("experiments", ExperimentsJson(table.columns[*roles.experiment],
                                              data, options));
  }
  return report;
}

}  // namespace melon
