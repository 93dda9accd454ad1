#include "tasks/lab/feature_leak_query.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/result.h"
#include "kernels/learning/most_correlated.h"
#include "kernels/numbers/sample_moments.h"
#include "options/option_problem.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/lab_working.h"
#include "tasks/lab/simulated_classes.h"
#include "tasks/lab/simulation_settings.h"
#include "tasks/lab/spread.h"

namespace melon {
namespace {

constexpr double kTruth = 0.5;

struct Settings {
  double rows = 50;
  double features = 1000;
  double selected = 20;
  double repetitions = 50;
  double seed = 1;
};

constexpr SimulationSetting<Settings> kSettings[] = {
    {"rows", &Settings::rows, {.low = 10, .high = 500}},
    {"features", &Settings::features, {.low = 1, .high = 10'000}},
    {"selected", &Settings::selected, {.low = 1, .high = 100}},
    {"repetitions", &Settings::repetitions, {.low = 2, .high = 5000}},
    {"seed", &Settings::seed, kSimulationSeeds},
};

constexpr std::span<const SimulationSetting<Settings>> kAllSettings = kSettings;

struct Simulation {
  Settings settings;
  LabLearner learner;
};

Result<Simulation> ReadSimulation(const Json& request) {
  Settings settings;
  if (auto problem = ReadSettings(request, kAllSettings, settings))
    return *problem;
  if (settings.selected > settings.features)
    return InvalidOption(
        "selected", std::to_string(static_cast<std::size_t>(settings.selected)),
        {"at most as many as there are features", "不超过属性数的整数"});
  const std::string_view name = TextOf(request, "learner");
  Result<LabLearner> learner =
      ReadLabLearner(name.empty() ? "gaussian_naive_bayes" : name, true);
  if (!learner) return learner.problem();
  return Simulation{.settings = settings,
                    .learner = std::move(learner.value())};
}

/// The sample with these features alone.
ClassSample WithFeatures(const ClassSample& sample,
                         std::span<const std::size_t> features) {
  ClassSample with{.classes = sample.classes};
  with.features.reserve(features.size());
  for (const std::size_t feature : features)
    with.features.push_back(sample.features[feature]);
  return with;
}

/// Accuracies of repetitions.
struct Simulated {
  std::vector<double> leaked = {};
  std::vector<double> inside = {};
};

std::optional<Problem> AddRepetition(const Simulation& simulation,
                                     Random& random, Simulated& to) {
  const Settings& settings = simulation.settings;
  const LabLearner& asked = simulation.learner;
  // Without a distance between the classes all features are noise.
  const ClassSample sample =
      TwoGaussians(static_cast<std::size_t>(settings.features), 0)
          .Draw(static_cast<std::size_t>(settings.rows), random);
  const auto select = [&](std::span<const std::uint32_t> rows) {
    return WithFeatures(
        sample, MostCorrelated(sample.features, sample.classes, rows,
                               static_cast<std::size_t>(settings.selected)));
  };
  const ClassSample chosen_on_all = select(RowsUpTo(sample.size()));
  if (auto problem = RefusalOf(asked, chosen_on_all)) return problem;
  const Result<SplitPlan> plan = SplitterOf("k_fold").make(
      {.count = static_cast<std::uint32_t>(sample.size())},
      {.folds = 10, .seed = DrawSeed(random)});
  double leaked = 0;
  double inside = 0;
  for (const Split& split : plan.value().splits) {
    const std::vector<std::uint32_t> train = TrainingRows(plan.value(), split);
    const std::uint64_t seed = DrawSeed(random);
    const auto right = [&](const ClassSample& of) {
      const auto predicted =
          LearntFrom(asked, of, train, seed).Predict(of, split.test);
      double count = 0;
      for (std::size_t i = 0; i < predicted.size(); ++i)
        if (predicted[i] == of.classes[split.test[i]]) count += 1;
      return count;
    };
    leaked += right(chosen_on_all);
    inside += right(select(train));
  }
  to.leaked.push_back(leaked / settings.rows);
  to.inside.push_back(inside / settings.rows);
  return std::nullopt;
}

Result<Simulated> Simulate(const Simulation& simulation, PlaceRange range) {
  Simulated simulated;
  for (std::size_t i = range.begin; i < range.end; ++i) {
    Random random = RandomOf(simulation.settings.seed, i);
    if (auto problem = AddRepetition(simulation, random, simulated))
      return *problem;
  }
  return simulated;
}

std::optional<Simulated> ReadParts(const Json& parts, double count) {
  const auto repetitions = static_cast<std::size_t>(count);
  auto leaked = JoinedNumbers(parts, "leaked");
  auto inside = JoinedNumbers(parts, "inside");
  if (!leaked || !inside || leaked->size() != repetitions ||
      inside->size() != repetitions)
    return std::nullopt;
  return Simulated{.leaked = std::move(*leaked), .inside = std::move(*inside)};
}

Json SpreadJson(const std::vector<double>& accuracies) {
  const SampleMoments moments = MomentsOf(accuracies);
  Json json = Json::ObjectOf("mean", Json(moments.mean));
  json.Put("deviation", moments.deviation);
  PutSpread(moments, json);
  json.Put("standard_error", moments.deviation / std::sqrt(moments.count));
  return json;
}

Json Summary(const Simulation& simulation, const Simulated& simulated) {
  Json settings = Json::ObjectOf("learner", Json(simulation.learner.name));
  PutSettings(kAllSettings, simulation.settings, settings);
  Json json = Json::ObjectOf("feature_leak", std::move(settings));
  json.Put("truth", kTruth);
  json.Put("reference", sources::ambroise2002.text);
  json.Put("leaked", SpreadJson(simulated.leaked));
  json.Put("inside", SpreadJson(simulated.inside));
  return json;
}

/// Of {"of": "leaked" or "inside", "number": key}.
std::optional<WorkedOut<Value>> WorkNumber(const Simulation& /*simulation*/,
                                           const Simulated& simulated,
                                           const Json& wanted) {
  const std::string_view of = TextOf(wanted, "of");
  if (of != "leaked" && of != "inside") return std::nullopt;
  return WorkMoment(of == "leaked" ? simulated.leaked : simulated.inside,
                    TextOf(wanted, "number"),
                    {.value = "a_i",
                     .mean = R"(\bar a)",
                     .deviation = "s",
                     .mean_key = "mean",
                     .deviation_key = "deviation"});
}

Json PartJson(Simulated simulated) {
  Json part = Json::ObjectOf("leaked", Json(std::move(simulated.leaked)));
  part.Put("inside", Json(std::move(simulated.inside)));
  return part;
}

}  // namespace

Json FeatureLeakAnswer(const Json& request) {
  const Result<Simulation> simulation = ReadSimulation(request);
  if (!simulation) return ErrorJson(simulation.problem());
  return AnswerInParts<Simulation, Simulated>(request, simulation.value(),
                                              {.simulate = Simulate,
                                               .part = PartJson,
                                               .join = ReadParts,
                                               .summary = Summary,
                                               .work = WorkNumber});
}

}  // namespace melon
