#include "tasks/binary_report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "hypothesis/test.h"
#include "intervals/interval.h"
#include "io/number_text.h"
#include "kernels/positive_rank_sum.h"
#include "kernels/row_counts.h"
#include "tasks/accuracy_difference.h"
#include "tasks/binary_verdict.h"
#include "tasks/compared_models.h"
#include "tasks/counts_json.h"
#include "tasks/curve_json.h"
#include "tasks/group_bootstrap.h"
#include "tasks/input_json.h"
#include "tasks/majority_warning.h"
#include "tasks/metric_keys.h"
#include "tasks/name_list.h"
#include "tasks/replicates.h"
#include "tasks/verdict.h"
#include "tasks/verdict_notes.h"
#include "thresholds/threshold_rule.h"

namespace melon {
namespace {

class Reporter {
 public:
  Reporter(const Options& options, const BinaryData& data,
           const BinaryBootstrap* bootstrap, BinaryFindings& findings,
           ReportPart part)
      : options_(options),
        data_(data),
        bootstrap_(bootstrap != nullptr && bootstrap->finished() ? bootstrap
                                                                 : nullptr),
        can_draw_(CaseResampling::Possible(options.resample, data.weight)),
        parameters_(options.ToParameters()),
        keys_(MetricKeys(options)),
        findings_(findings),
        is_whole_(part == ReportPart::whole) {
    findings_.values.resize(data.models.size());
  }

  Json Models() {
    Json models = Json::EmptyArray();
    for (std::size_t i = 0; i < data_.models.size(); ++i)
      models.Add(ModelJson(i));
    return models;
  }

  Json Pairs() {
    FindPairs();
    AdjustPValues();
    Json pairs = Json::EmptyArray();
    for (std::size_t i = 0; i < pairs_.size(); ++i) pairs.Add(PairJson(i));
    return pairs;
  }

  /// Needs Pairs before.
  Json TestsOfAll() const {
    Json tests = Json::EmptyObject();
    Json reasons = Json::EmptyObject();
    const std::vector<std::span<const std::uint8_t>> views(right_.begin(),
                                                           right_.end());
    const ManyView view{.right = views,
                        .weight = data_.weight,
                        .whole_weights = data_.whole_weights};
    for (const Test* test : Tests()) {
      if (!is_whole_ || test->from_many == nullptr || right_.empty()) continue;
      for (const auto& [key, value] : test->from_many(view, parameters_))
        PutValue(tests, reasons, key, value);
    }
    tests.Put("reasons", std::move(reasons));
    return tests;
  }

  /// Needs Models and Pairs before.
  [[nodiscard]] Json VerdictJson() const {
    Json verdict = BinaryVerdict(data_, headline_, upper_, pairs_,
                                 parameters_.level, AreInGroups(options_));
    // The test of one AUC takes the cases as independent.
    if (TextOf(verdict, "kind") == "single" && !AreInGroups(options_) &&
        !chance_.empty() && !std::isnan(chance_.front())) {
      Json chance = Json::ObjectOf("test", Json("mann_whitney"));
      chance.Put("p", chance_.front());
      verdict.Put("chance", std::move(chance));
    }
    return verdict;
  }

  /// Where the verdict calls a model better for its fewer errors, or would.
  /// Needs Models before.
  void WarnOfMajorityAnswer(const Json& verdict, Json& warnings) const {
    if (data_.negative.empty()) return;
    const Json* const second = verdict.Find("second");
    const bool of_labels = data_.task == TaskKind::labels;
    std::vector<Accuracies> models;
    for (std::size_t i = 0; i < data_.models.size(); ++i) {
      const std::string& name = data_.models[i].name;
      models.push_back(
          {name, MetricOf(i, "accuracy"), MetricOf(i, "balanced_accuracy")});
    }
    const bool errs_less =
        second != nullptr && TextOf(*second, "kind") == "better";
    if (!of_labels && !errs_less) return;
    const bool mostly_positive = data_.positives > data_.negatives;
    WarnOfMajority(mostly_positive ? data_.positive : data_.negative,
                   std::max(data_.positives, data_.negatives) /
                       (data_.positives + data_.negatives),
                   models, warnings);
  }

  /// Replicates that the intervals are made of.
  [[nodiscard]] std::uint32_t drawn() const {
    return bootstrap_ == nullptr ? 0 : options_.bootstrap;
  }

 private:
  Json ModelJson(std::size_t index) {
    const BinaryModel& model = data_.models[index];
    const ScoreGroups groups = model.groups.view();
    const bool has_scores = data_.task == TaskKind::binary;
    Json metrics = Json::EmptyObject();
    metrics.Put("n", model.counts.total());
    PutCounts(model.counts, metrics);
    Json reasons = Json::EmptyObject();
    const std::string_view headline = has_scores ? "roc_auc" : "accuracy";
    values_.push_back(EvaluateAll(index));
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      if (IsReported(keys_[i]))
        PutValue(metrics, reasons, keys_[i].key, values_.back()[i]);
    }
    headline_.push_back(MetricOf(index, headline));
    Json json = Json::EmptyObject();
    json.Put("name", model.name);
    json.Put("threshold", model.threshold);
    json.Put("metrics", std::move(metrics));
    json.Put("reasons", std::move(reasons));
    PutIntervals(index, json);
    upper_.push_back(UpperLimit(json, headline));
    if (has_scores) {
      json.Put("tests", TestsOfModel(groups));
      chance_.push_back(NumberOr(*json.Find("tests"), "mann_whitney_p",
                                 std::numeric_limits<double>::quiet_NaN()));
    }
    json.Put("classes", ClassesJson(model));
    if (has_scores && is_whole_) {
      if (findings_.curves.size() == index)
        findings_.curves.push_back(CurvesJson(groups, parameters_));
      json.Put("curves", findings_.curves[index].Copy());
      json.Put("thresholds", ThresholdsJson(groups));
      json.Put("positive_rank_sum", PositiveRankSum(groups).value());
    }
    return json;
  }

  [[nodiscard]] Json TestsOfModel(const ScoreGroups& groups) const {
    Json tests = Json::EmptyObject();
    Json reasons = Json::EmptyObject();
    for (const Test* test : Tests()) {
      if (test->from_groups == nullptr) continue;
      for (const auto& [key, value] : test->from_groups(groups, parameters_))
        PutValue(tests, reasons, key, value);
    }
    tests.Put("reasons", std::move(reasons));
    return tests;
  }

  [[nodiscard]] std::vector<Value> EvaluateAll(std::size_t index) {
    const BinaryModel& model = data_.models[index];
    std::vector<Value> values;
    values.reserve(keys_.size());
    for (const MetricKey& key : keys_) {
      values.push_back(NeedsScores(key) ? OfScores(key, index)
                                        : Evaluate(key, model.counts, {}));
    }
    return values;
  }

  /// A metric of scores, found before or now.
  [[nodiscard]] Value OfScores(const MetricKey& key, std::size_t model) {
    std::vector<std::string>& known = findings_.keys;
    const auto place = static_cast<std::size_t>(
        std::find(known.begin(), known.end(), key.key) - known.begin());
    std::vector<Value>& values = findings_.values[model];
    if (place < values.size()) return values[place];
    if (place == known.size()) known.push_back(key.key);
    values.push_back(Evaluate(key, {}, data_.models[model].groups.view()));
    return values.back();
  }

  [[nodiscard]] std::size_t IndexOf(std::string_view wanted) const {
    return static_cast<std::size_t>(
        std::find_if(
            keys_.begin(), keys_.end(),
            [wanted](const MetricKey& key) { return key.key == wanted; }) -
        keys_.begin());
  }

  /// Only for a model that ModelJson has been asked for.
  [[nodiscard]] const Value& MetricOf(std::size_t model,
                                      std::string_view key) const {
    return values_[model][IndexOf(key)];
  }

  /// Metrics of scores do not apply to labels; kappas with weights need an
  /// order of the classes.
  [[nodiscard]] bool IsReported(const MetricKey& key) const {
    return data_.task == TaskKind::binary || !NeedsScores(key);
  }

  void AddAnalytic(std::size_t index, const MetricKey& key,
                   IntervalsByMethod& methods) const {
    const BinaryModel& model = data_.models[index];
    for (const IntervalMethod* method : IntervalMethods()) {
      if (method->from_proportion != nullptr &&
          key.metric->proportion != nullptr) {
        const Proportion share = key.metric->proportion(model.counts);
        methods.push_back(
            {method->id,
             data_.whole_weights
                 ? method->from_proportion(share.successes, share.trials,
                                           parameters_.level)
                 : Interval{reasons::fractional_weights,
                            reasons::fractional_weights}});
      }
      if (method->from_auc != nullptr && key.key == "roc_auc")
        methods.push_back({method->id, AucInterval(index, *method)});
    }
  }

  [[nodiscard]] Interval AucInterval(std::size_t index,
                                     const IntervalMethod& method) const {
    const ScoreGroups groups = data_.models[index].groups.view();
    const Value& auc = MetricOf(index, "roc_auc");
    const Value& error = MetricOf(index, "roc_auc_se");
    if (!auc.defined()) return {auc, auc};
    if (!data_.whole_weights)
      return {reasons::fractional_weights, reasons::fractional_weights};
    return method.from_auc(
        {auc.number(), error, groups.total_positive, groups.total_negative},
        parameters_.level);
  }

  void AddBootstrap(std::size_t model, const MetricKey& key,
                    IntervalsByMethod& methods) const {
    const Value& estimate = MetricOf(model, key.key);
    const bool resampled = key.metric->direction != Direction::neither;
    if (options_.bootstrap == 0 || !resampled || !estimate.defined()) return;
    if (!can_draw_) {
      AddMissingBootstrap(reasons::too_many_to_draw, methods);
    } else if (bootstrap_ != nullptr) {
      AddBootstrapIntervals(
          estimate.number(),
          bootstrap_->values().Of(model, BootstrapIndex(key.key)),
          parameters_.level, methods);
    }
  }

  /// Where a metric that is resampled stands among those.
  [[nodiscard]] std::size_t BootstrapIndex(std::string_view key) const {
    const std::vector<MetricKey>& keys = bootstrap_->keys();
    std::size_t i = 0;
    while (keys[i].key != key) ++i;
    return i;
  }

  void PutIntervals(std::size_t index, Json& json) const {
    Json intervals = Json::EmptyObject();
    Json other_intervals = Json::EmptyObject();
    for (const MetricKey& key : keys_) {
      if (!IsReported(key)) continue;
      IntervalsByMethod methods;
      AddAnalytic(index, key, methods);
      AddBootstrap(index, key, methods);
      PutMethods(key.key, methods, parameters_.level, intervals,
                 other_intervals, AreInGroups(options_));
    }
    json.Put("intervals", std::move(intervals));
    json.Put("other_intervals", std::move(other_intervals));
  }

  /// As the report shows it.
  [[nodiscard]] static Value UpperLimit(const Json& model,
                                        std::string_view key) {
    const Json* const interval = model.Find("intervals")->Find(key);
    if (interval == nullptr) return reasons::too_few_cases;
    return *interval->Find("high")->As<double>();
  }

  [[nodiscard]] Json ClassesJson(const BinaryModel& model) const {
    Json classes = Json::EmptyArray();
    const ConfusionMatrix matrix(model.counts);
    const std::string* labels[] = {&data_.negative, &data_.positive};
    for (std::size_t label = 0; label < 2; ++label) {
      if (labels[label]->empty()) continue;
      const Counts counts = matrix.OneVersusRest(label);
      Json json = Json::EmptyObject();
      json.Put("label", *labels[label]);
      Json reasons = Json::EmptyObject();
      for (const std::string_view key : {"precision", "recall", "f1"}) {
        PutValue(json, reasons, key, Evaluate(keys_[IndexOf(key)], counts, {}));
      }
      json.Put("support", counts.positives());
      json.Put("reasons", std::move(reasons));
      classes.Add(std::move(json));
    }
    return classes;
  }

  [[nodiscard]] Json ThresholdsJson(const ScoreGroups& groups) const {
    const ThresholdWish wish{.beta = options_.beta,
                             .cost_fn = options_.cost_fn,
                             .cost_fp = options_.cost_fp,
                             .prior = options_.prior};
    Json rules = Json::EmptyObject();
    for (const ThresholdRule* rule : ThresholdRules()) {
      if (rule->needs_target) continue;
      const ThresholdRule::Outcome outcome = rule->choose(groups, wish);
      Json json = Json::EmptyObject();
      if (outcome.undefined != nullptr) {
        json.Put("reason", outcome.undefined->id);
      } else {
        const double threshold = outcome.choice.threshold;
        Json reasons = Json::EmptyObject();
        PutValue(json, reasons, "threshold",
                 std::isinf(threshold) ? Value(reasons::no_predicted_positives)
                                       : Value(threshold));
        PutValue(json, reasons, "criterion", outcome.choice.criterion);
        PutCounts(outcome.choice.counts, json);
        json.Put("reasons", std::move(reasons));
      }
      rules.Put(rule->id, std::move(json));
    }
    return rules;
  }

  /// DeLong's placements of each model; empty where its test is not made.
  [[nodiscard]] std::vector<std::vector<double>> PlacementsOfModels() const {
    std::vector<std::vector<double>> placements(data_.models.size());
    const bool ranks = data_.task == TaskKind::binary && data_.positives > 0 &&
                       data_.negatives > 0 && findings_.pair_tests.empty();
    for (std::size_t i = 0; ranks && i < data_.models.size(); ++i)
      placements[i] = Placements(data_.models[i].groups, data_.truth);
    return placements;
  }

  void FindPairs() {
    if (data_.models.size() < 2) return;
    for (const BinaryModel& model : data_.models)
      right_.push_back(FlagEqual(model.predicted, data_.truth));
    const std::vector<std::vector<double>> placements = PlacementsOfModels();
    const std::vector<std::uint8_t> compared = ComparedModels(headline_, false);
    for (std::size_t a = 0; a < data_.models.size(); ++a) {
      for (std::size_t b = a + 1; b < data_.models.size(); ++b) {
        if (compared[a] == 0 || compared[b] == 0) continue;
        if (findings_.pair_tests.size() == pairs_.size())
          findings_.pair_tests.emplace_back();
        pairs_.push_back({a, b,
                          TestPair(ViewOf(a, b, placements),
                                   findings_.pair_tests[pairs_.size()])});
        if (AreInGroups(options_)) AddGroups(pairs_.back());
      }
    }
  }

  [[nodiscard]] PairView ViewOf(
      std::size_t a, std::size_t b,
      const std::vector<std::vector<double>>& placements) const {
    const BinaryModel& first = data_.models[a];
    const BinaryModel& second = data_.models[b];
    PairView view{.truth = data_.truth,
                  .weight = data_.weight,
                  .whole_weights = data_.whole_weights,
                  .score_a = first.scores,
                  .score_b = second.scores,
                  .placement_a = placements[a],
                  .placement_b = placements[b]};
    view.only_a_right =
        WeightWhere(right_[a], true, right_[b], false, data_.weight);
    view.only_b_right =
        WeightWhere(right_[b], true, right_[a], false, data_.weight);
    return view;
  }

  /// `found`: of the tests of scores alone, which are made only once.
  [[nodiscard]] KeyValues TestPair(const PairView& view,
                                   std::vector<KeyValues>& found) const {
    KeyValues all;
    std::size_t place = 0;
    for (const Test* test : Tests()) {
      if (test->from_pair == nullptr) continue;
      const bool is_known = test->of_scores_alone && place < found.size();
      const KeyValues values =
          is_known ? found[place] : test->from_pair(view, parameters_);
      if (test->of_scores_alone && !is_known) found.push_back(values);
      place += test->of_scores_alone ? 1U : 0U;
      all.insert(all.end(), values.begin(), values.end());
    }
    AddAccuracyDifference(view, data_.positives + data_.negatives,
                          parameters_.level, all);
    return all;
  }

  /// Of the metric that the verdict is about.
  void AddGroups(PairResult& pair) const {
    const bool has_scores = data_.task == TaskKind::binary;
    std::optional<Replicates> replicates;
    if (bootstrap_ != nullptr) {
      replicates = bootstrap_->values().DifferenceOf(
          pair.a, pair.b, BootstrapIndex(has_scores ? "roc_auc" : "accuracy"));
    }
    AddGroupBootstrap(
        headline_[pair.a], headline_[pair.b],
        replicates ? &*replicates : nullptr,
        can_draw_ ? reasons::groups_not_drawn : reasons::too_many_to_draw,
        parameters_.level, pair.values);
  }

  /// Beside every p-value of a pair test stands the one adjusted over all
  /// pairs.
  void AdjustPValues() {
    for (const Test* test : Tests()) {
      if (test->from_pair == nullptr) continue;
      for (const std::string_view key : test->p_values) {
        adjusted_.emplace_back(std::string(key) + "_holm",
                               HolmOverPairs(pairs_, key, data_.models.size()));
      }
    }
    if (AreInGroups(options_)) {
      adjusted_.emplace_back(
          "cluster_bootstrap_p_holm",
          HolmOverPairs(pairs_, "cluster_bootstrap_p", data_.models.size()));
    }
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
    const std::vector<MetricKey>& keys = bootstrap_->keys();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const Value& a = MetricOf(pair.a, keys[i].key);
      const Value& b = MetricOf(pair.b, keys[i].key);
      if (!IsReported(keys[i]) || !a.defined() || !b.defined()) continue;
      differences.Put(
          keys[i].key,
          DifferenceJson(a.number() - b.number(),
                         bootstrap_->values().DifferenceOf(pair.a, pair.b, i),
                         parameters_.level));
    }
    return differences;
  }

  const Options& options_;
  const BinaryData& data_;
  const BinaryBootstrap* bootstrap_;
  bool can_draw_;
  Parameters parameters_;
  std::vector<MetricKey> keys_;
  BinaryFindings& findings_;
  bool is_whole_;
  /// Every metric of each model, in the order of `keys_`.
  std::vector<std::vector<Value>> values_;
  std::vector<Value> headline_;
  /// The upper limit of its interval.
  std::vector<Value> upper_;
  /// The p-value of the AUC against ½; NaN where it is undefined, empty without
  /// scores.
  std::vector<double> chance_;
  /// 1 for each case that a model gets right; empty with one model.
  std::vector<std::vector<std::uint8_t>> right_;
  std::vector<PairResult> pairs_;
  /// Report keys of adjusted p-values, with one value per pair.
  std::vector<std::pair<std::string, std::vector<Value>>> adjusted_;
};

/// The probabilities of the other class are not a model of their own.
Problem ComplementIgnored(const Column& ignored, const Column& used) {
  Problem warning{
      .code = "complement_ignored",
      .message = Fill({"\"{0}\" is one minus \"{1}\", the probability of the "
                       "other class: only \"{1}\" is evaluated.",
                       "“{0}”等于 1 减“{1}”，即另一类的概率：只评估“{1}”。"},
                      {Shorten(ignored.name), Shorten(used.name)})};
  warning.column = ignored.name;
  return warning;
}

/// With few cases in a class, intervals of AUCs are rough.
void WarnOfFewCases(const BinaryData& data, Json& warnings) {
  constexpr double kFew = 20;
  const double smaller = std::min(data.positives, data.negatives);
  if (data.task != TaskKind::binary || !data.whole_weights || smaller == 0 ||
      smaller >= kFew)
    return;
  warnings.Add(ToJson(
      {.code = "few_cases_for_intervals",
       .message = Fill(
           {"Few cases: {0} positive, {1} negative. With fewer than {2} cases "
            "in a class, the intervals of the AUC are only rough.",
            "样例较少：正例 {0} 个，反例 {1} 个。任一类不足 {2} 个样例时，AUC "
            "的区间只是粗略的。"},
           {NumberText(data.positives), NumberText(data.negatives),
            NumberText(kFew)})}));
}

/// An AUC below one half: the score may run the wrong way. Said, never mended.
void WarnOfInversion(const Json::Array& models, Json& warnings) {
  std::vector<std::string> names;
  for (const Json& model : models) {
    if (NumberOr(*model.Find("metrics"), "roc_auc", 1) < 0.5)
      names.emplace_back(TextOf(model, "name"));
  }
  if (names.empty()) return;
  warnings.Add(ToJson(WarningAbout(
      "auc_below_half",
      {"{0} has an AUC below 0.5: its higher scores go with the "
       "negative class. Is the right class "
       "positive, or does its score run the other way? Nothing was "
       "turned round.",
       "{0}的 AUC 低于 "
       "0.5：得分越高越像反类。正类选对了吗？还是得分方向相反？Melon "
       "未作任何翻转。"},
      {"{0} have AUCs below 0.5: their higher scores go with the "
       "negative class. Is the right class "
       "positive, or do these scores run the other way? Nothing was "
       "turned round.",
       "{0}的 AUC 都低于 "
       "0.5：得分越高越像反类。正类选对了吗？还是得分方向相反？Melon "
       "未作任何翻转。"},
      names)));
}

}  // namespace

Json BinaryReport(const Table& table, const Roles& roles,
                  const Options& options, const BinaryData& data,
                  const BinaryBootstrap* bootstrap, BinaryFindings& findings,
                  ReportPart part) {
  Reporter reporter(options, data, bootstrap, findings, part);
  Json models = reporter.Models();
  Json pairs = reporter.Pairs();
  Json warnings = Json::EmptyArray();
  for (const Problem& warning : data.warnings) warnings.Add(ToJson(warning));
  for (const auto& [ignored, used] : roles.complements)
    warnings.Add(
        ToJson(ComplementIgnored(table.columns[ignored], table.columns[used])));
  WarnOfInversion(*models.As<Json::Array>(), warnings);
  WarnOfFewCases(data, warnings);
  Json verdict = reporter.VerdictJson();
  PutNotes(table, roles,
           {.models = data.models.size(),
            .weight = data.weight,
            .replicates = reporter.drawn()},
           verdict);
  reporter.WarnOfMajorityAnswer(verdict, warnings);

  Json report = Json::EmptyObject();
  report.Put("schema", 1);
  report.Put("melon", MELON_VERSION);
  report.Put("task", TaskName(roles.task));
  report.Put("input", InputJson(table, roles, data));
  report.Put("options", OptionsJson(table, roles, options, data));
  report.Put("warnings", std::move(warnings));
  report.Put("verdict", std::move(verdict));
  report.Put("models", std::move(models));
  report.Put("pairs", std::move(pairs));
  report.Put("tests", reporter.TestsOfAll());
  return report;
}

}  // namespace melon
