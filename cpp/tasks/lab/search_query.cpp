#include "tasks/lab/search_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "io/number_text.h"
#include "kernels/search/search_space.h"
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

/// A hyper-parameter that is searched.
struct Searched {
  HyperParameter parameter;
  /// Among those of the learner.
  std::size_t place = 0;
  /// What the parameter's view of them looks into.
  std::vector<double> levels = {};
};

/// Everything that was asked for, read and checked.
struct LearnerSearch {
  LabLearner learner;
  /// Those of its hyper-parameters that were not given one value. Each stays
  /// where it is, because views look into it.
  std::vector<std::unique_ptr<Searched>> searched = {};
  std::vector<const HyperParameter*> space = {};
  const Strategy* strategy = nullptr;
  std::size_t budget = 0;
  std::uint64_t seed = 0;
  LabMetric metric = {};
};

/// A learner that was tried.
struct TriedLearner {
  std::string name;
  /// In the order of the space.
  std::vector<double> values = {};
  double training_share = 1;
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

/// Of "decision_tree:max_depth=1|5|9" what has levels, and the rest.
struct LearnerText {
  std::string rest = {};
  /// "max_depth", "1|5|9".
  std::vector<std::pair<std::string_view, std::string_view>> levels = {};
};

LearnerText PartsOf(std::string_view text) {
  LearnerText parts;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(':', 1));
    text.remove_prefix(part.size());
    const std::size_t equals = part.find('=');
    if (part.find('|') == std::string_view::npos ||
        equals == std::string_view::npos)
      parts.rest += part;
    else
      parts.levels.emplace_back(part.substr(1, equals - 1),
                                part.substr(equals + 1));
  }
  return parts;
}

/// Each as the learner takes it, ascending and once.
Result<std::vector<double>> ReadLevels(const LabLearner& learner,
                                       std::size_t place, std::string_view text,
                                       bool classification) {
  const HyperParameter& parameter = *learner.learner->parameters[place];
  std::vector<double> levels;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('|', begin), text.size());
    std::string one(learner.learner->id);
    one.append(":").append(parameter.name).append("=");
    one += text.substr(begin, end - begin);
    const Result<LabLearner> read = ReadLabLearner(one, classification);
    if (!read) return read.problem();
    levels.push_back(read.value().values[place]);
    begin = end + 1;
  }
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

/// Whether the choice that it counts with was given, and is another one.
bool IsWithout(const LabLearner& learner, const HyperParameter& parameter) {
  const auto parameters = learner.learner->parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i)
    if (parameters[i]->name == parameter.counts_with)
      return IsGiven(learner.name, parameter.counts_with) &&
             learner.values[i] != parameter.counts_at;
  return false;
}

/// What is searched of the learner.
Result<LearnerSearch> ReadSpace(std::string_view text, bool classification) {
  const LearnerText parts = PartsOf(text);
  Result<LabLearner> learner = ReadLabLearner(parts.rest, classification);
  if (!learner) return learner.problem();
  LearnerSearch search{.learner = std::move(learner.value())};
  const auto parameters = search.learner.learner->parameters;
  for (const auto& [name, levels] : parts.levels) {
    const Result<LabLearner> known =
        ReadLabLearner(std::string(search.learner.learner->id)
                           .append(":")
                           .append(name)
                           .append("=")
                           .append(levels.substr(0, levels.find('|'))),
                       classification);
    if (!known) return known.problem();
  }
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const HyperParameter& parameter = *parameters[i];
    if (IsGiven(search.learner.name, parameter.name) ||
        IsWithout(search.learner, parameter))
      continue;
    auto one = std::make_unique<Searched>(
        Searched{.parameter = parameter, .place = i});
    for (const auto& [name, levels] : parts.levels) {
      if (name != parameter.name) continue;
      Result<std::vector<double>> read =
          ReadLevels(search.learner, i, levels, classification);
      if (!read) return read.problem();
      one->levels = std::move(read.value());
      one->parameter.levels = one->levels;
      one->parameter.search_low = one->levels.front();
      one->parameter.search_high = one->levels.back();
    }
    search.space.push_back(&one->parameter);
    search.searched.push_back(std::move(one));
  }
  if (search.space.empty()) return NothingToSearch(search.learner);
  return search;
}

Result<LearnerSearch> ReadSearch(const Table& table, const Json& request) {
  const Result<LabData> data = ReadLabData(table, request);
  if (!data) return data.problem();
  const bool classification = data.value().target.is_classification();
  Result<LearnerSearch> space =
      ReadSpace(ShownText(request.Find("learner")), classification);
  if (!space) return space.problem();
  LearnerSearch search = std::move(space.value());
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
    if (!Counts(search.space, values, i)) continue;
    const HyperParameter& parameter = *search.space[i];
    name.append(":").append(parameter.name).append("=");
    if (parameter.choices.empty())
      name += NumberText(values[i]);
    else
      name += parameter.choices[static_cast<std::size_t>(values[i])];
  }
  return name;
}

/// Undefined without any.
double MeanOf(const std::vector<double>& values) {
  if (values.empty()) return kNan;
  return std::accumulate(values.begin(), values.end(), 0.0) /
         static_cast<double>(values.size());
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
                       .mean = MeanOf(DefinedResults(one.Find("results")))};
    trial.values.reserve(search.searched.size());
    for (const auto& searched : search.searched)
      trial.values.push_back(tried.value().values[searched->place]);
    trial.values = WithoutWhatDoesNotCount(search.space, trial.values);
    if (const Json* const share = one.Find("training_share"))
      trial.training_share = AsNumber(*share).value_or(1);
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
    // What a part of the rows comes to is no estimate for all of them.
    const bool is_whole = trial.training_share == 1;
    if (is_whole && ScoreOf(search, trial.mean) > ScoreOf(search, best))
      best = trial.mean;
    Json json = Json::ObjectOf("learner", Json(trial.name));
    Json parameters = Json::EmptyObject();
    for (std::size_t i = 0; i < search.space.size(); ++i)
      if (Counts(search.space, trial.values, i))
        parameters.Put(search.space[i]->name,
                       ValueJson(*search.space[i], trial.values[i]));
    json.Put("parameters", std::move(parameters));
    json.Put("training_share", trial.training_share);
    json.Put("mean", trial.mean);
    json.Put("best", best);
    list.Add(std::move(json));
  }
  return list;
}

/// Puts what to try next, and how far the search has come.
void PutNext(Json& json, const LearnerSearch& search,
             std::span<const TriedLearner> tried) {
  std::vector<Trial> trials;
  trials.reserve(tried.size());
  for (const TriedLearner& one : tried)
    trials.push_back({.values = one.values,
                      .score = ScoreOf(search, one.mean),
                      .training_share = one.training_share});
  const SearchState state{.space = search.space,
                          .trials = trials,
                          .budget = search.budget,
                          .seed = search.seed};
  const Proposal proposal = Propose(*search.strategy, state);
  Json list = Json::EmptyArray();
  for (const std::vector<double>& values : proposal.points)
    list.Add(NameOf(search, values));
  json.Put("next", std::move(list));
  json.Put("training_share", proposal.training_share);
  json.Put("used", state.used());
}

/// What searches within outer training sets came to, over the outer folds in
/// which both are known.
Json OuterJson(const Json::Array& folds) {
  std::vector<double> inner;
  std::vector<double> outer;
  for (const Json& one : folds) {
    const Json* const best = one.Find("best");
    const Json* const result = one.Find("result");
    if (best == nullptr || result == nullptr) continue;
    const std::optional<double> found = AsNumber(*best);
    const std::optional<double> tested = AsNumber(*result);
    if (!found || !tested) continue;
    inner.push_back(*found);
    outer.push_back(*tested);
  }
  Json json = Json::ObjectOf("folds", Json(folds.size()));
  json.Put("defined", inner.size());
  json.Put("inner_mean", MeanOf(inner));
  json.Put("outer_mean", MeanOf(outer));
  return json;
}

std::string_view KindName(HyperParameterKind kind) {
  switch (kind) {
    case HyperParameterKind::whole:
      return "whole";
    case HyperParameterKind::real:
      return "real";
    case HyperParameterKind::log_real:
      return "log_real";
    case HyperParameterKind::choice:
      break;
  }
  return "choice";
}

Json SpaceJson(const LearnerSearch& search) {
  Json list = Json::EmptyArray();
  for (const HyperParameter* const one : search.space) {
    Json json = Json::ObjectOf("name", Json(one->name));
    json.Put("kind", KindName(one->kind));
    json.Put("low", ValueJson(*one, one->search_low));
    json.Put("high", ValueJson(*one, one->search_high));
    if (LevelCount(*one) > 0 &&
        (!one->levels.empty() || !one->choices.empty())) {
      Json values = Json::EmptyArray();
      for (std::size_t level = 0; level < LevelCount(*one); ++level)
        values.Add(ValueJson(*one, LevelValue(*one, level)));
      json.Put("values", std::move(values));
    }
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
  PutNext(json, search.value(), trials.value());
  const Json* const outer = request.Find("outer");
  if (outer != nullptr && outer->As<Json::Array>() != nullptr)
    json.Put("outer", OuterJson(*outer->As<Json::Array>()));
  return json;
}

}  // namespace melon
