#include "tasks/classes/report.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "hypothesis/test.h"
#include "intervals/interval.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/classes/recode.h"
#include "report/accuracy_difference.h"
#include "report/compared_models.h"
#include "report/group_bootstrap.h"
#include "report/input_json.h"
#include "report/majority_warning.h"
#include "report/replicates.h"
#include "report/verdict.h"
#include "report/verdict_notes.h"
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

Json TextsJson(const std::vector<std::string>& texts) {
  Json json = Json::EmptyArray();
  for (const std::string& text : texts) json.Add(text);
  return json;
}

/// The whole matrix as if of two classes, right and wrong, for the shares of
/// cases that metrics declare.
Counts RightAndWrong(const ConfusionMatrix& matrix) {
  return {.true_positive = matrix.Correct(),
          .false_negative = matrix.Total() - matrix.Correct()};
}

class Reporter {
 public:
  Reporter(const Options& options, const ClassData& data,
           const ClassBootstrap* bootstrap,
           const std::vector<ClassPictures>& pictures)
      : options_(options),
        data_(data),
        bootstrap_(bootstrap != nullptr && bootstrap->finished() ? bootstrap
                                                                 : nullptr),
        can_draw_(CaseResampling::Possible(options.resample, data.weight)),
        groups_(CountGroups(data.cluster)),
        pictures_(pictures),
        level_(1 - options.alpha),
        keys_(data, options) {
    for (const ClassModel& model : data_.models) {
      values_.push_back(EvaluateAll(model));
      right_.push_back(RightAnswers(model));
    }
    FindPairs();
  }

  Json Models() {
    Json models = Json::EmptyArray();
    for (std::size_t i = 0; i < data_.models.size(); ++i)
      models.Add(ModelJson(i));
    return models;
  }

  Json Pairs() {
    Json pairs = Json::EmptyArray();
    for (std::size_t i = 0; i < pairs_.size(); ++i) pairs.Add(PairJson(i));
    return pairs;
  }

  [[nodiscard]] Json TestsOfAll() const {
    Json tests = Json::EmptyObject();
    Json reasons = Json::EmptyObject();
    if (data_.models.size() >= 2) {
      const std::vector<std::span<const std::uint8_t>> views(right_.begin(),
                                                             right_.end());
      const ManyView view{.right = views,
                          .weight = data_.weight,
                          .whole_weights = data_.whole_weights};
      for (const auto& [key, value] :
           hypothesis::cochran_q.from_many(view, options_.ToParameters()))
        PutValue(tests, reasons, key, value);
    }
    tests.Put("reasons", std::move(reasons));
    return tests;
  }

  /// The best model by accuracy and the next, compared by McNemar's mid-p: it
  /// needs no resampling, and is the same for labels and probabilities.
  [[nodiscard]] Json VerdictJson() const {
    std::vector<Value> headline;
    for (std::size_t i = 0; i < data_.models.size(); ++i)
      headline.push_back(MetricOf(i, kByAccuracy.metric));
    Contest contest{.headline = headline, .pairs = pairs_, .level = level_};
    for (const ClassModel& model : data_.models)
      contest.names.push_back(model.name);
    return Verdict(contest, AreInGroups(options_)
                                ? ByGroups(kByAccuracy.metric, false)
                                : kByAccuracy);
  }

  void WarnOfMajorityAnswer(Json& warnings) const {
    std::vector<Accuracies> models;
    for (std::size_t i = 0; i < data_.models.size(); ++i)
      models.push_back({data_.models[i].name, MetricOf(i, "accuracy"),
                        MetricOf(i, "balanced_accuracy")});
    if (models.empty() || data_.class_count() < 2) return;
    const ConfusionMatrix& matrix = data_.models.front().matrix;
    std::size_t first = 0;
    for (std::size_t label = 1; label < data_.class_count(); ++label) {
      if (matrix.TruthTotal(label) > matrix.TruthTotal(first)) first = label;
    }
    WarnOfMajority(data_.classes[first],
                   matrix.TruthTotal(first) / matrix.Total(), models, warnings);
  }

  /// Replicates that the intervals are made of.
  [[nodiscard]] std::uint32_t drawn() const {
    return bootstrap_ == nullptr ? 0 : options_.bootstrap;
  }

 private:
  Json ModelJson(std::size_t index) {
    const ClassModel& model = data_.models[index];
    Json metrics = Json::EmptyObject();
    metrics.Put("n", model.matrix.Total());
    Json reasons = Json::EmptyObject();
    const std::vector<MetricKey>& keys = keys_.keys();
    for (std::size_t i = 0; i < keys.size(); ++i)
      PutValue(metrics, reasons, keys[i].key, values_[index][i]);
    Json json = Json::EmptyObject();
    json.Put("name", model.name);
    json.Put("metrics", std::move(metrics));
    json.Put("reasons", std::move(reasons));
    PutIntervals(index, json);
    const std::vector<Value>* errors = model.has_probabilities()
                                           ? &pictures_[index].calibration_error
                                           : nullptr;
    json.Put("classes", ClassTableJson(data_, model, errors, level_));
    json.Put("confusion", ConfusionJson(data_, model.matrix));
    json.Put("confusions", ConfusionsJson(data_, model.matrix));
    if (model.has_probabilities())
      json.Put("curves", CopyOf(pictures_[index].curves));
    if (!keys_.costs().empty())
      json.Put("costs", CostsJson(data_, model, keys_.costs()));
    return json;
  }

  [[nodiscard]] std::vector<Value> EvaluateAll(const ClassModel& model) const {
    const ClassProbabilities probabilities = ProbabilitiesOf(data_, model);
    std::vector<Value> values;
    for (const MetricKey& key : keys_.keys()) {
      values.push_back(
          keys_.Evaluate(key, model.matrix,
                         model.has_probabilities() ? &probabilities : nullptr));
    }
    return values;
  }

  [[nodiscard]] std::vector<std::uint8_t> RightAnswers(
      const ClassModel& model) const {
    return SameCodes(model.predicted, data_.truth);
  }

  [[nodiscard]] const Value& MetricOf(std::size_t model,
                                      std::string_view key) const {
    return values_[model][keys_.Find(key).value_or(0)];
  }

  void AddAnalytic(std::size_t index, const MetricKey& key,
                   IntervalsByMethod& methods) const {
    if (key.metric->proportion == nullptr) return;
    const Proportion share =
        key.metric->proportion(RightAndWrong(data_.models[index].matrix));
    for (const IntervalMethod* method : IntervalMethods()) {
      if (method->from_proportion == nullptr) continue;
      methods.push_back(
          {method->id,
           data_.whole_weights
               ? method->from_proportion(share.successes, share.trials, level_)
               : Interval{reasons::fractional_weights,
                          reasons::fractional_weights}});
    }
  }

  void AddBootstrap(std::size_t model, const MetricKey& key,
                    IntervalsByMethod& methods) const {
    const Value& estimate = MetricOf(model, key.key);
    const bool resampled = key.metric->direction != Direction::neither;
    if (options_.bootstrap == 0 || !resampled || !estimate.defined()) return;
    if (!can_draw_) {
      AddMissingBootstrap(reasons::too_many_to_draw, methods);
    } else if (bootstrap_ != nullptr) {
      const std::size_t index = bootstrap_->keys().Find(key.key).value_or(0);
      AddBootstrapIntervals(estimate.number(),
                            bootstrap_->values().Of(model, index), level_,
                            methods);
    }
  }

  void PutIntervals(std::size_t index, Json& json) const {
    Json intervals = Json::EmptyObject();
    Json other_intervals = Json::EmptyObject();
    for (const MetricKey& key : keys_.keys()) {
      IntervalsByMethod methods;
      AddAnalytic(index, key, methods);
      AddBootstrap(index, key, methods);
      PutMethods(key.key, methods, level_, intervals, other_intervals,
                 AreInGroups(options_));
    }
    json.Put("intervals", std::move(intervals));
    json.Put("other_intervals", std::move(other_intervals));
  }

  void FindPairs() {
    std::vector<Value> headline;
    for (std::size_t i = 0; i < data_.models.size(); ++i)
      headline.push_back(MetricOf(i, "accuracy"));
    const std::vector<std::uint8_t> compared = ComparedModels(headline, false);
    for (std::size_t a = 0; a < data_.models.size(); ++a) {
      for (std::size_t b = a + 1; b < data_.models.size(); ++b) {
        if (compared[a] == 0 || compared[b] == 0) continue;
        const PairView view = ViewOf(a, b);
        pairs_.push_back(
            {a, b,
             hypothesis::mcnemar.from_pair(view, options_.ToParameters())});
        AddAccuracyDifference(view, data_.models[a].matrix.Total(), level_,
                              pairs_.back().values);
        if (AreInGroups(options_)) AddGroups(pairs_.back());
      }
    }
    if (AreInGroups(options_)) {
      adjusted_.emplace_back(
          "cluster_bootstrap_p_holm",
          HolmOverPairs(pairs_, "cluster_bootstrap_p", data_.models.size()));
    }
    for (const std::string_view key : hypothesis::mcnemar.p_values) {
      adjusted_.emplace_back(std::string(key) + "_holm",
                             HolmOverPairs(pairs_, key, data_.models.size()));
    }
  }

  /// Of the accuracy, which the verdict is about.
  void AddGroups(PairResult& pair) const {
    std::optional<Replicates> replicates;
    if (bootstrap_ != nullptr) {
      replicates = bootstrap_->values().DifferenceOf(
          pair.a, pair.b,
          bootstrap_->keys().Find(kByAccuracy.metric).value_or(0));
    }
    AddGroupBootstrap(MetricOf(pair.a, kByAccuracy.metric),
                      MetricOf(pair.b, kByAccuracy.metric),
                      {.groups = groups_,
                       .replicates = replicates ? &*replicates : nullptr,
                       .is_possible = can_draw_},
                      level_, pair.values);
  }

  [[nodiscard]] PairView ViewOf(std::size_t a, std::size_t b) const {
    const OneSided right = CountOneSided(right_[a], right_[b], data_.weight);
    PairView view;
    view.weight = data_.weight;
    view.whole_weights = data_.whole_weights;
    view.only_a_right = right.first_only;
    view.only_b_right = right.second_only;
    return view;
  }

  [[nodiscard]] Json PairJson(std::size_t index) const {
    const PairResult& pair = pairs_[index];
    Json json = Json::EmptyObject();
    json.Put("a", data_.models[pair.a].name);
    json.Put("b", data_.models[pair.b].name);
    Json reasons = Json::EmptyObject();
    for (const auto& [key, value] : pair.values)
      PutValue(json, reasons, key, value);
    for (const auto& [key, values] : adjusted_)
      PutValue(json, reasons, key, values[index]);
    json.Put("reasons", std::move(reasons));
    if (bootstrap_ != nullptr) json.Put("differences", DifferencesJson(pair));
    return json;
  }

  [[nodiscard]] Json DifferencesJson(const PairResult& pair) const {
    Json differences = Json::EmptyObject();
    const std::vector<MetricKey>& keys = bootstrap_->keys().keys();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const Value& a = MetricOf(pair.a, keys[i].key);
      const Value& b = MetricOf(pair.b, keys[i].key);
      if (!a.defined() || !b.defined()) continue;
      if (keys[i].metric->direction == Direction::neither) continue;
      differences.Put(
          keys[i].key,
          DifferenceJson(a.number() - b.number(),
                         bootstrap_->values().DifferenceOf(pair.a, pair.b, i),
                         level_));
    }
    return differences;
  }

  const Options& options_;
  const ClassData& data_;
  const ClassBootstrap* bootstrap_;
  bool can_draw_;
  /// Of cases; 0: they are independent.
  std::size_t groups_;
  const std::vector<ClassPictures>& pictures_;
  double level_;
  ClassKeys keys_;
  /// Every metric of each model, in the order of the keys.
  std::vector<std::vector<Value>> values_;
  /// 1 where the model is right, by case.
  std::vector<std::vector<std::uint8_t>> right_;
  std::vector<PairResult> pairs_;
  /// Report keys of adjusted p-values, with one value per pair.
  std::vector<std::pair<std::string, std::vector<Value>>> adjusted_;
};

Json InputOf(const Table& table, const Roles& roles, const ClassData& data) {
  Json json = CommonInputJson(table, roles, data.rows.dropped);
  json.Put("classes", TextsJson(data.classes));
  Json models = Json::EmptyArray();
  for (const ClassModel& model : data.models) models.Add(model.name);
  json.Put("models", std::move(models));
  return json;
}

}  // namespace

Json ClassOptionsJson(const Table& table, const Roles& roles,
                      const Options& options, const ClassData& data) {
  Json json = CommonOptionsJson(table, roles, options);
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
                 const ClassData& data, const ClassBootstrap* bootstrap,
                 const std::vector<ClassPictures>& pictures) {
  Reporter reporter(options, data, bootstrap, pictures);
  Json warnings = Json::EmptyArray();
  for (const Problem& warning : data.warnings) warnings.Add(ToJson(warning));
  Json verdict = reporter.VerdictJson();
  PutNotes(table, roles,
           {.models = data.models.size(),
            .weight = data.weight,
            .groups = CountGroups(data.cluster),
            .replicates = reporter.drawn(),
            .alpha = options.alpha},
           verdict);
  reporter.WarnOfMajorityAnswer(warnings);
  Json report = Json::EmptyObject();
  report.Put("schema", 1);
  report.Put("melon", MELON_VERSION);
  report.Put("task", TaskName(roles.task));
  report.Put("input", InputOf(table, roles, data));
  report.Put("options", ClassOptionsJson(table, roles, options, data));
  report.Put("warnings", std::move(warnings));
  report.Put("verdict", std::move(verdict));
  report.Put("classes", TextsJson(data.classes));
  report.Put("models", reporter.Models());
  report.Put("pairs", reporter.Pairs());
  report.Put("tests", reporter.TestsOfAll());
  if (roles.experiment) {
    report.Put("experiments", ExperimentsJson(table.columns[*roles.experiment],
                                              data, options));
  }
  return report;
}

}  // namespace melon
