#include "tasks/lab/search_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/reasons.h"
#include "base/text.h"
#include "kernels/search/search_space.h"
#include "options/option_problem.h"
#include "options/values.h"
#include "report/answers.h"
#include "search/strategy.h"
#include "splitters/parameters.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/lab_metric.h"
#include "tasks/lab/lab_working.h"
#include "tasks/lab/learner_space.h"
#include "tasks/lab/request_number.h"

namespace melon {
namespace {

constexpr double kUsualBudget = 30;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// Everything that was asked for, read and checked.
struct LearnerSearch {
  LearnerSpace learner;
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
  /// Of the folds in which the metric is defined.
  std::vector<double> results = {};
  /// Not a number where the metric is undefined in every fold, or in more folds
  /// than in other trials on as many rows: it would be the mean of easier ones.
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

Result<LearnerSearch> ReadSearch(const Table& table, const Json& request) {
  const Result<LabData> data = ReadLabData(table, request);
  if (!data) return data.problem();
  const bool classification = data.value().target.is_classification();
  Result<LearnerSpace> learner =
      ReadLearnerSpace(ShownText(request.Find("learner")), classification);
  if (!learner) return learner.problem();
  LearnerSearch search{.learner = std::move(learner.value())};
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

/// Undefined without any.
double MeanOf(const std::vector<double>& values) {
  if (values.empty()) return kNan;
  return std::accumulate(values.begin(), values.end(), 0.0) /
         static_cast<double>(values.size());
}

void LeaveOutPartlyDefined(std::vector<TriedLearner>& trials) {
  std::map<double, std::size_t> most;
  for (const TriedLearner& one : trials)
    most[one.training_share] =
        std::max(most[one.training_share], one.results.size());
  for (TriedLearner& one : trials)
    if (one.results.size() < most[one.training_share]) one.mean = kNan;
}

Result<std::vector<TriedLearner>> ReadTrials(const Json& request,
                                             const LearnerSearch& search) {
  std::vector<TriedLearner> trials;
  const Json* const given = request.Find("trials");
  const auto* const list =
      given == nullptr ? nullptr : given->As<Json::Array>();
  if (list == nullptr) return trials;
  const Learner& learner = *search.learner.learner.learner;
  trials.reserve(list->size());
  for (const Json& one : *list) {
    const Result<LabLearner> tried =
        ReadLabLearner(TextOf(one, "learner"), learner.classifies());
    if (!tried) return tried.problem();
    if (tried.value().learner != &learner)
      return InvalidOption(
          "trials", tried.value().name,
          Fill({"trials of {0}", "{0} 的试验"}, {search.learner.learner.name}));
    TriedLearner trial{.name = tried.value().name,
                       .results = DefinedResults(one.Find("results"))};
    trial.mean = MeanOf(trial.results);
    trial.values.reserve(search.learner.searched.size());
    for (const auto& searched : search.learner.searched)
      trial.values.push_back(tried.value().values[searched->place]);
    trial.values = WithoutWhatDoesNotCount(search.learner.space, trial.values);
    if (const Json* const share = one.Find("training_share"))
      trial.training_share = AsNumber(*share).value_or(1);
    trials.push_back(std::move(trial));
  }
  LeaveOutPartlyDefined(trials);
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
    if (is_whole && IsBetter(search.metric, trial.mean, best))
      best = trial.mean;
    Json json = Json::ObjectOf("learner", Json(trial.name));
    Json parameters = Json::EmptyObject();
    for (std::size_t i = 0; i < search.learner.space.size(); ++i)
      if (IsInEffect(search.learner.space, trial.values, i))
        parameters.Put(search.learner.space[i]->name,
                       ValueJson(*search.learner.space[i], trial.values[i]));
    json.Put("parameters", std::move(parameters));
    json.Put("training_share", trial.training_share);
    json.Put("mean", trial.mean);
    json.Put("best", best);
    list.Add(std::move(json));
  }
  return list;
}

/// The first of the best trials of those that learnt from all rows, how many
/// different settings are as good, and of how many; null without a mean.
Json WinnerJson(const LearnerSearch& search,
                std::span<const TriedLearner> trials) {
  const TriedLearner* first = nullptr;
  std::map<std::string_view, double> means;
  for (const TriedLearner& trial : trials) {
    if (trial.training_share != 1 || std::isnan(trial.mean)) continue;
    means.emplace(trial.name, trial.mean);
    if (first == nullptr || IsBetter(search.metric, trial.mean, first->mean))
      first = &trial;
  }
  if (first == nullptr) return {};
  const auto tied =
      std::count_if(means.begin(), means.end(), [&](const auto& one) {
        return !IsBetter(search.metric, first->mean, one.second);
      });
  Json json = Json::ObjectOf(
      "trial", Json(static_cast<std::size_t>(first - trials.data()) + 1));
  json.Put("tied", static_cast<std::size_t>(tied));
  json.Put("of", means.size());
  return json;
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
  const SearchState state{.space = search.learner.space,
                          .trials = trials,
                          .budget = search.budget,
                          .seed = search.seed};
  const Proposal proposal = Propose(*search.strategy, state);
  Json list = Json::EmptyArray();
  for (const std::vector<double>& values : proposal.points)
    list.Add(search.learner.NameOf(values));
  json.Put("next", std::move(list));
  json.Put("training_share", proposal.training_share);
  json.Put("used", state.used());
}

/// What searches within outer training sets came to, in the outer folds in
/// which both are known.
struct OuterResults {
  std::vector<double> inner = {};
  std::vector<double> outer = {};
};

OuterResults ReadOuter(const Json::Array& folds) {
  OuterResults results;
  for (const Json& one : folds) {
    const Json* const best = one.Find("best");
    const Json* const result = one.Find("result");
    if (best == nullptr || result == nullptr) continue;
    const std::optional<double> found = AsNumber(*best);
    const std::optional<double> tested = AsNumber(*result);
    if (!found || !tested) continue;
    results.inner.push_back(*found);
    results.outer.push_back(*tested);
  }
  return results;
}

Json OuterJson(const Json::Array& folds) {
  const auto [inner, outer] = ReadOuter(folds);
  Json json = Json::ObjectOf("folds", Json(folds.size()));
  json.Put("defined", inner.size());
  json.Put("inner_mean", MeanOf(inner));
  json.Put("outer_mean", MeanOf(outer));
  return json;
}

/// A line with the mean over folds, of which each has such a `value`.
Term MeanLine(std::string_view sign, const std::string& value,
              const std::vector<double>& results, double mean,
              const Text& title, Working& working) {
  return working.Line(
      sign,
      MeanTerm(R"(\sum_i )" + value, "n", results.size(),
               [&](std::size_t i) { return Term(value, results[i]); }, mean,
               working),
      title);
}

/// The mean over the folds of the trial at a place.
Term TrialLine(std::span<const TriedLearner> trials, std::size_t place,
               const Text& title, Working& working) {
  const std::string number = std::to_string(place + 1);
  return MeanLine(R"(\bar x_{)" + number + '}', "x_{" + number + ",i}",
                  trials[place].results, trials[place].mean, title, working);
}

/// The trial with the best mean up to this one, of those that learnt from all
/// rows; nothing where none has a mean.
std::optional<std::size_t> BestUpTo(const LearnerSearch& search,
                                    std::span<const TriedLearner> trials,
                                    std::size_t last) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i <= last; ++i) {
    const double than = best ? trials[*best].mean : kNan;
    if (trials[i].training_share == 1 &&
        IsBetter(search.metric, trials[i].mean, than))
      best = i;
  }
  return best;
}

/// Of {"trial": place, "number": "mean" or "best"}.
std::optional<WorkedOut<Value>> WorkTrial(const LearnerSearch& search,
                                          std::span<const TriedLearner> trials,
                                          const Json& wanted) {
  const auto place = PlaceIn(wanted, "trial", trials.size());
  const std::string_view number = TextOf(wanted, "number");
  if (!place || (number != "mean" && number != "best")) return std::nullopt;
  const auto shown =
      number == "mean" ? place : BestUpTo(search, trials, *place);
  if (!shown || std::isnan(trials[*shown].mean))
    return WorkedOut<Value>{reasons::too_few_cases, {}};
  Working working;
  const double value = trials[*shown].mean;
  const bool is_own = shown == place;
  const Term mean = TrialLine(
      trials, *shown,
      is_own
          ? Text{"mean over the folds of this trial", "本次试验在各折上的均值"}
          : Text{"mean over the folds of the best trial before",
                 "此前最优的试验在各折上的均值"},
      working);
  const TriedLearner& trial = trials[*place];
  if (is_own || std::isnan(trial.mean) || trial.training_share != 1)
    return WorkedOut<Value>{value, std::move(working)};
  const Term own = TrialLine(
      trials, *place,
      {"mean over the folds of this trial", "本次试验在各折上的均值"}, working);
  working.Result(search.metric.higher_is_better ? Larger(mean, own)
                                                : Smaller(mean, own));
  return WorkedOut<Value>{value, std::move(working)};
}

/// Of {"number": "inner_mean" or "outer_mean"}, or of a trial.
std::optional<WorkedOut<Value>> WorkNumber(const LearnerSearch& search,
                                           std::span<const TriedLearner> trials,
                                           const Json* outer,
                                           const Json& wanted) {
  const std::string_view number = TextOf(wanted, "number");
  const bool is_inner = number == "inner_mean";
  if (!is_inner && number != "outer_mean")
    return WorkTrial(search, trials, wanted);
  const auto* const folds =
      outer == nullptr ? nullptr : outer->As<Json::Array>();
  if (folds == nullptr) return std::nullopt;
  const OuterResults read = ReadOuter(*folds);
  const std::vector<double>& results = is_inner ? read.inner : read.outer;
  if (results.empty()) return WorkedOut<Value>{reasons::too_few_cases, {}};
  Working working;
  const double mean = MeanOf(results);
  MeanLine(R"(\bar x)", "x_i", results, mean,
           is_inner ? Text{"mean of the best inner means over the outer folds",
                           "内层最优均值在各外层折上的均值"}
                    : Text{"mean over the outer test sets",
                           "在各外层测试集上的均值"},
           working);
  return WorkedOut<Value>{mean, std::move(working)};
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
  for (const HyperParameter* const one : search.learner.space) {
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
  Json json = Json::ObjectOf("learner", Json(search.learner.learner.name));
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
  const Json* const outer = request.Find("outer");
  if (const Json* const wanted = AskedWorking(request)) {
    return LabWorkingAnswer(
        request, WorkNumber(search.value(), trials.value(), outer, *wanted));
  }
  Json json = Json::ObjectOf("search", FactsJson(search.value()));
  json.Put("trials", TrialsJson(search.value(), trials.value()));
  json.Put("winner", WinnerJson(search.value(), trials.value()));
  PutNext(json, search.value(), trials.value());
  if (outer != nullptr && outer->As<Json::Array>() != nullptr)
    json.Put("outer", OuterJson(*outer->As<Json::Array>()));
  return json;
}

}  // namespace melon
