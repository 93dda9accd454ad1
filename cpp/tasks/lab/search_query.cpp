#include "tasks/lab/search_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "io/number_text.h"
#include "options/option_problem.h"
#include "options/values.h"
#include "search/strategy.h"
#include "splitters/parameters.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/lab_metric.h"
#include "tasks/lab/request_number.h"

namespace melon {
namespace {

constexpr double kUsualBudget = 30;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// Everything that was asked for, read and checked.
struct LearnerSearch {
  LabLearner learner;
  /// Those of its hyper-parameters that were not given.
  std::vector<const HyperParameter*> space = {};
  const Strategy* strategy = nullptr;
  std::size_t budget = 0;
  std::uint64_t seed = 0;
  LabMetric metric = {};
};

/// A learner that was tried.
struct TriedLearner {
  std::string name;
  std::vector<double> values = {};
  /// Not a number where the metric is undefined in every fold.
  double mean = kNan;
};

std::string ShownText(const Json* json) {
  if (json == nullptr) return "";
  const auto* const text = json->As<std::string>();
  return text == nullptr ? ShowJson(*json) : *text;
}

Result<const Strategy*> ReadStrategy(const Json& request) {
  const Json* const given = request.Find("strategy");
  const std::string id = given == nullptr ? "bayesian" : ShownText(given);
  std::string names;
  for (const Strategy* const one : Strategies()) {
    if (one->id == id) return one;
    names.append(names.empty() ? "" : ", ").append(one->id);
  }
  return InvalidOption("strategy", id,
                       Fill({"one of {0}", "{0} 之一"}, {names}));
}

Problem NothingToSearch(const LabLearner& learner) {
  const Text words =
      learner.values.empty()
          ? Text{"The learner {0} has no hyper-parameters to search. Choose "
                 "another one.",
                 "学习器 {0} 没有可搜索的超参数，请选择其他学习器。"}
          : Text{"All hyper-parameters of {0} are given, so there is nothing "
                 "to search. Leave one out.",
                 "{0} 的超参数已全部给出，没有可搜索的，请至少去掉一个。"};
  return {.code = "nothing_to_search",
          .message = Fill(words, {learner.name}),
          .value = learner.name};
}

/// Whether the learner's text sets the hyper-parameter.
bool IsGiven(std::string_view text, std::string_view name) {
  const std::string assignment = std::string(":").append(name).append("=");
  return text.find(assignment) != std::string_view::npos;
}

Result<LearnerSearch> ReadSearch(const Table& table, const Json& request) {
  const Result<LabData> data = ReadLabData(table, request);
  if (!data) return data.problem();
  const bool classification = data.value().target.is_classification();
  const Result<LabLearner> learner =
      ReadLabLearner(ShownText(request.Find("learner")), classification);
  if (!learner) return learner.problem();
  LearnerSearch search{.learner = learner.value()};
  for (const HyperParameter* const one : search.learner.learner->parameters)
    if (!IsGiven(search.learner.name, one->name)) search.space.push_back(one);
  if (search.space.empty()) return NothingToSearch(search.learner);
  const Result<const Strategy*> strategy = ReadStrategy(request);
  if (!strategy) return strategy.problem();
  search.strategy = strategy.value();
  const Result<double> budget = ReadWhole(
      request, "budget",
      {.low = 1, .high = static_cast<double>(search.strategy->largest_budget)},
      kUsualBudget);
  if (!budget) return budget.problem();
  search.budget = static_cast<std::size_t>(budget.value());
  const Result<double> seed =
      ReadWhole(request, "seed", splitters::kSeed.limits, 1);
  if (!seed) return seed.problem();
  search.seed = static_cast<std::uint64_t>(seed.value());
  Result<LabMetric> metric = ReadLabMetric(request, classification);
  if (!metric) return metric.problem();
  search.metric = std::move(metric.value());
  return search;
}

Json ValueJson(const HyperParameter& parameter, double value) {
  if (parameter.choices.empty()) return Json(value);
  return Json(parameter.choices[static_cast<std::size_t>(value)]);
}

/// "decision_tree:max_depth=3", as the lab reads it.
std::string NameOf(const LearnerSearch& search,
                   std::span<const double> values) {
  std::string name = search.learner.name;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const HyperParameter& parameter = *search.space[i];
    name.append(":").append(parameter.name).append("=");
    if (parameter.choices.empty())
      name += NumberText(values[i]);
    else
      name += parameter.choices[static_cast<std::size_t>(values[i])];
  }
  return name;
}

/// Over those that are defined.
double MeanOf(const Json* results) {
  const std::vector<double> defined = DefinedResults(results);
  if (defined.empty()) return kNan;
  return std::accumulate(defined.begin(), defined.end(), 0.0) /
         static_cast<double>(defined.size());
}

Result<std::vector<TriedLearner>> ReadTrials(const Json& request,
                                             const LearnerSearch& search) {
  std::vector<TriedLearner> trials;
  const Json* const given = request.Find("trials");
  const auto* const list =
      given == nullptr ? nullptr : given->As<Json::Array>();
  if (list == nullptr) return trials;
  const Learner& learner = *search.learner.learner;
  trials.reserve(list->size());
  for (const Json& one : *list) {
    const Result<LabLearner> tried =
        ReadLabLearner(TextOf(one, "learner"), learner.classifies());
    if (!tried) return tried.problem();
    if (tried.value().learner != &learner)
      return InvalidOption(
          "trials", tried.value().name,
          Fill({"trials of {0}", "{0} 的试验"}, {search.learner.name}));
    TriedLearner trial{.name = tried.value().name,
                       .mean = MeanOf(one.Find("results"))};
    for (std::size_t i = 0; i < learner.parameters.size(); ++i)
      if (!IsGiven(search.learner.name, learner.parameters[i]->name))
        trial.values.push_back(tried.value().values[i]);
    trials.push_back(std::move(trial));
  }
  return trials;
}

/// Higher is better.
double ScoreOf(const LearnerSearch& search, double mean) {
  if (std::isnan(mean)) return -std::numeric_limits<double>::infinity();
  return search.metric.higher_is_better ? mean : -mean;
}

Json TrialsJson(const LearnerSearch& search,
                std::span<const TriedLearner> trials) {
  Json list = Json::EmptyArray();
  double best = kNan;
  for (const TriedLearner& trial : trials) {
    if (ScoreOf(search, trial.mean) > ScoreOf(search, best)) best = trial.mean;
    Json json = Json::ObjectOf("learner", Json(trial.name));
    Json parameters = Json::EmptyObject();
    for (std::size_t i = 0; i < search.space.size(); ++i)
      parameters.Put(search.space[i]->name,
                     ValueJson(*search.space[i], trial.values[i]));
    json.Put("parameters", std::move(parameters));
    json.Put("mean", trial.mean);
    json.Put("best", best);
    list.Add(std::move(json));
  }
  return list;
}

Json NextJson(const LearnerSearch& search,
              std::span<const TriedLearner> tried) {
  std::vector<Trial> trials;
  trials.reserve(tried.size());
  for (const TriedLearner& one : tried)
    trials.push_back(
        {.values = one.values, .score = ScoreOf(search, one.mean)});
  const auto points = Propose(*search.strategy, {.space = search.space,
                                                 .trials = trials,
                                                 .budget = search.budget,
                                                 .seed = search.seed});
  Json list = Json::EmptyArray();
  for (const std::vector<double>& values : points)
    list.Add(NameOf(search, values));
  return list;
}

Json SpaceJson(const LearnerSearch& search) {
  Json list = Json::EmptyArray();
  for (const HyperParameter* const one : search.space) {
    Json json = Json::ObjectOf("name", Json(one->name));
    json.Put("low", ValueJson(*one, one->search_low));
    json.Put("high", ValueJson(*one, one->search_high));
    list.Add(std::move(json));
  }
  return list;
}

Json FactsJson(const LearnerSearch& search) {
  Json json = Json::ObjectOf("learner", Json(search.learner.name));
  json.Put("parameters", SpaceJson(search));
  json.Put("strategy", search.strategy->id);
  json.Put("budget", search.budget);
  json.Put("seed", search.seed);
  json.Put("metric", search.metric.key);
  json.Put("higher_is_better", Json(search.metric.higher_is_better));
  return json;
}

}  // namespace

Json SearchAnswer(const Table& table, const Json& request) {
  const Result<LearnerSearch> search = ReadSearch(table, request);
  if (!search) return ErrorJson(search.problem());
  const Result<std::vector<TriedLearner>> trials =
      ReadTrials(request, search.value());
  if (!trials) return ErrorJson(trials.problem());
  Json json = Json::ObjectOf("search", FactsJson(search.value()));
  json.Put("trials", TrialsJson(search.value(), trials.value()));
  json.Put("next", NextJson(search.value(), trials.value()));
  return json;
}

}  // namespace melon
