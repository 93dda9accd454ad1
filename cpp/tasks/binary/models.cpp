#include "tasks/binary/models.h"

#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "hypothesis/test.h"
#include "kernels/binary/ranks/positive_rank_sum.h"
#include "report/bootstrap/group_bootstrap.h"
#include "report/parts/counts_json.h"
#include "report/parts/curve_json.h"
#include "report/parts/interval_json.h"
#include "tasks/binary/auc_intervals.h"
#include "tasks/binary/threshold_wish.h"
#include "thresholds/threshold_rule.h"

namespace melon {

Json BinaryModels::Report() {
  Json models = Json::EmptyArray();
  for (std::size_t i = 0; i < inputs_.data.models.size(); ++i)
    models.Add(ModelJson(i));
  return models;
}

Json BinaryModels::ModelJson(std::size_t index) {
  const BinaryModel& model = inputs_.data.models[index];
  const ScoreGroups groups = model.groups.view();
  const bool has_scores = inputs_.data.task == TaskKind::binary;
  Json metrics = Json::ObjectOf("n", Json(model.counts.total()));
  PutCounts(model.counts, metrics);
  Json json = Json::ObjectOf("name", Json(model.name));
  json.Put("threshold", model.threshold);
  values_.PutMetrics(index, std::move(metrics), json);
  values_.PutIntervals(index, Formulas(index), json);
  lower_.push_back(LimitOf(json, "low"));
  upper_.push_back(LimitOf(json, "high"));
  BinaryFindings& findings = inputs_.findings;
  if (has_scores) {
    if (findings.tests.size() == index)
      findings.tests.push_back(TestsOfModel(groups));
    json.Put("tests", findings.tests[index].Copy());
    chance_.push_back(NumberOr(*json.Find("tests"), "mann_whitney_p",
                               std::numeric_limits<double>::quiet_NaN()));
  }
  json.Put("classes", ClassesJson(model));
  if (has_scores && inputs_.is_whole) {
    if (findings.curves.size() == index)
      findings.curves.push_back(CurvesJson(groups, inputs_.parameters));
    json.Put("curves", findings.curves[index].Copy());
    if (findings.thresholds.size() == index)
      findings.thresholds.push_back(ThresholdsJson(groups));
    json.Put("thresholds", findings.thresholds[index].Copy());
    json.Put("positive_rank_sum", PositiveRankSum(groups).value());
  }
  return json;
}

Json BinaryModels::TestsOfModel(const ScoreGroups& groups) const {
  Json tests = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  for (const Test* test : Tests()) {
    if (test->from_groups == nullptr) continue;
    for (const auto& [key, value] :
         test->from_groups(groups, inputs_.parameters))
      PutValue(tests, reasons, key, value);
  }
  tests.Put("reasons", std::move(reasons));
  return tests;
}

std::vector<IntervalsByMethod> BinaryModels::Formulas(std::size_t index) const {
  std::vector<IntervalsByMethod> formulas;
  for (const MetricKey& key : values_.keys()) {
    IntervalsByMethod& methods = formulas.emplace_back();
    AddProportionIntervals(key, inputs_.data.models[index].counts,
                           inputs_.data.whole_weights, inputs_.parameters.level,
                           methods);
    if (key.key == "roc_auc") {
      AddAucIntervals(inputs_.data, index, values_.Of(index, "roc_auc"),
                      values_.Of(index, "roc_auc_se"), inputs_.parameters.level,
                      methods);
    }
  }
  return formulas;
}

Value BinaryModels::LimitOf(const Json& model, std::string_view end) const {
  const Json* const interval =
      model.Find("intervals")->Find(BinaryHeadline(inputs_.data));
  if (interval == nullptr) return reasons::too_few_cases;
  return *interval->Find(end)->As<double>();
}

Json BinaryModels::ClassesJson(const BinaryModel& model) const {
  Json classes = Json::EmptyArray();
  const ConfusionMatrix matrix(model.counts);
  const std::string* labels[] = {&inputs_.data.negative,
                                 &inputs_.data.positive};
  for (std::size_t label = 0; label < 2; ++label) {
    if (labels[label]->empty()) continue;
    const Counts counts = matrix.OneVersusRest(label);
    Json json = Json::EmptyObject();
    json.Put("label", *labels[label]);
    Json reasons = Json::EmptyObject();
    for (const std::string_view key : {"precision", "recall", "f1"}) {
      PutValue(json, reasons, key, Evaluate(values_.KeyOf(key), counts, {}));
    }
    json.Put("support", counts.positives());
    json.Put("reasons", std::move(reasons));
    classes.Add(std::move(json));
  }
  return classes;
}

Json BinaryModels::ThresholdsJson(const ScoreGroups& groups) const {
  const ThresholdWish wish = WishOf(inputs_.options);
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

}  // namespace melon
