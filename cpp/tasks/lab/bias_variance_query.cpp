#include "tasks/lab/bias_variance_query.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "base/sum.h"
#include "base/text.h"
#include "kernels/learning/bias_variance.h"
#include "kernels/learning/prepare_features.h"
#include "kernels/numbers/sample_moments.h"
#include "kernels/search/search_space.h"
#include "options/option_problem.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/simulation_settings.h"

namespace melon {
namespace {

/// So many points between 0 and 1 are predicted.
constexpr std::size_t kPoints = 60;
/// So many models are listed with what they predict.
constexpr std::size_t kFits = 20;

/// What is to be learnt.
struct KnownFunction {
  std::string_view name;
  double (*value)(double x);
};

constexpr KnownFunction kFunctions[] = {
    {"sine", [](double x) { return std::sin(2 * std::numbers::pi * x); }},
    {"line", [](double x) { return 2 * x - 1; }},
    {"step", [](double x) { return x < 0.5 ? -1.0 : 1.0; }},
    {"bump", [](double x) { return std::exp(-50 * (x - 0.5) * (x - 0.5)); }},
};

struct Settings {
  const KnownFunction* function = kFunctions;
  double noise = 0.3;
  double rows = 30;
  double training_sets = 100;
  double seed = 1;
};

constexpr SimulationSetting<Settings> kSettings[] = {
    {"noise", &Settings::noise, {.low = 0, .high = 10}, false},
    {"rows", &Settings::rows, {.low = 2, .high = 2000}},
    {"training_sets", &Settings::training_sets, {.low = 2, .high = 1000}},
    {"seed", &Settings::seed, kSimulationSeeds},
};

constexpr std::span<const SimulationSetting<Settings>> kAllSettings = kSettings;

Result<Settings> ReadSettings(const Json& request) {
  Settings settings;
  if (auto problem = ReadSettings(request, kAllSettings, settings))
    return *problem;
  const std::string_view name = TextOf(request, "function");
  if (name.empty()) return settings;
  std::string all;
  for (const KnownFunction& one : kFunctions) {
    if (one.name == name) {
      settings.function = &one;
      return settings;
    }
    all.append(all.empty() ? "" : ", ").append(one.name);
  }
  return InvalidOption("function", name, {all, all});
}

/// A column of numbers with their targets.
struct Sample {
  std::vector<double> x;
  std::vector<double> y;
};

Sample Draw(const Settings& settings, Random& random) {
  const auto rows = static_cast<std::size_t>(settings.rows);
  Sample sample;
  sample.x.reserve(rows);
  sample.y.reserve(rows);
  for (std::size_t row = 0; row < rows; ++row) {
    const double x = random.Unit();
    sample.x.push_back(x);
    sample.y.push_back(settings.function->value(x) +
                       settings.noise * DrawNormal(random));
  }
  return sample;
}

FeatureMatrix FeaturesOf(const FeaturePreparation& preparation,
                         const std::vector<double>& x) {
  const FeatureColumn column = {.numbers = x};
  std::vector<std::uint32_t> rows(x.size());
  std::iota(rows.begin(), rows.end(), 0U);
  return preparation.Apply(std::span(&column, 1), rows);
}

/// What a model learnt from the sample predicts, of the sample itself and of
/// the points.
struct Predicted {
  std::vector<double> sample;
  std::vector<double> points;
};

Predicted LearnAndPredict(const LabLearner& asked, const Sample& sample,
                          const std::vector<double>& points,
                          std::uint64_t seed) {
  const FeatureColumn column = {.numbers = sample.x};
  std::vector<std::uint32_t> rows(sample.x.size());
  std::iota(rows.begin(), rows.end(), 0U);
  const FeaturePreparation preparation(std::span(&column, 1), rows,
                                       asked.learner->standardizes);
  const FeatureMatrix features = FeaturesOf(preparation, sample.x);
  const TrainingSet training = {.features = &features, .targets = sample.y};
  const Fit fit = asked.learner->fit(
      training, HyperParameters(asked.learner->parameters, asked.values), seed);
  Predicted predicted = {.sample = std::vector<double>(sample.x.size()),
                         .points = std::vector<double>(points.size())};
  fit.model->Predict(features, predicted.sample);
  fit.model->Predict(FeaturesOf(preparation, points), predicted.points);
  return predicted;
}

double MeanSquaredError(const std::vector<double>& predicted,
                        const std::vector<double>& targets) {
  Sum sum;
  for (std::size_t i = 0; i < predicted.size(); ++i)
    sum.Add((predicted[i] - targets[i]) * (predicted[i] - targets[i]));
  return sum.value() / static_cast<double>(predicted.size());
}

/// The training sets, and of each the targets that its models are measured by.
struct Drawn {
  std::vector<Sample> samples;
  std::vector<std::vector<double>> targets;
};

Drawn DrawAll(const Settings& settings, const std::vector<double>& truth) {
  Random random(static_cast<std::uint64_t>(settings.seed));
  const auto count = static_cast<std::size_t>(settings.training_sets);
  Drawn drawn;
  drawn.samples.reserve(count);
  drawn.targets.reserve(count);
  for (std::size_t set = 0; set < count; ++set) {
    drawn.samples.push_back(Draw(settings, random));
    std::vector<double> targets;
    targets.reserve(truth.size());
    for (const double value : truth)
      targets.push_back(value + settings.noise * DrawNormal(random));
    drawn.targets.push_back(std::move(targets));
  }
  return drawn;
}

Json NumbersJson(std::span<const double> values) {
  return Json(Json::Numbers(values.begin(), values.end()));
}

double MeanOf(const std::vector<double>& values) {
  return MomentsOf(values).mean;
}

/// The parts of the error of one learner.
Json LearnerJson(const LabLearner& asked, const Settings& settings,
                 const Drawn& drawn, const std::vector<double>& points,
                 const std::vector<double>& truth) {
  const std::size_t count = drawn.samples.size();
  std::vector<std::vector<double>> at_point(points.size());
  for (std::vector<double>& one : at_point) one.reserve(count);
  std::vector<double> measured;
  std::vector<double> training;
  measured.reserve(count);
  training.reserve(count);
  Json fits = Json::EmptyArray();
  for (std::size_t set = 0; set < count; ++set) {
    const Predicted predicted =
        LearnAndPredict(asked, drawn.samples[set], points,
                        static_cast<std::uint64_t>(settings.seed) + set);
    for (std::size_t i = 0; i < points.size(); ++i)
      at_point[i].push_back(predicted.points[i]);
    measured.push_back(MeanSquaredError(predicted.points, drawn.targets[set]));
    training.push_back(
        MeanSquaredError(predicted.sample, drawn.samples[set].y));
    if (set < kFits) fits.Add(NumbersJson(predicted.points));
  }
  std::vector<double> mean;
  std::vector<double> bias;
  std::vector<double> variance;
  mean.reserve(points.size());
  bias.reserve(points.size());
  variance.reserve(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    const BiasVariance parts = BiasVarianceOf(at_point[i], truth[i]);
    mean.push_back(parts.mean);
    bias.push_back(parts.bias_squared);
    variance.push_back(parts.variance);
  }
  const double noise = settings.noise * settings.noise;
  const SampleMoments error = MomentsOf(measured);
  Json json = Json::ObjectOf("name", Json(asked.name));
  json.Put("mean", NumbersJson(mean));
  json.Put("bias_squared", NumbersJson(bias));
  json.Put("variance", NumbersJson(variance));
  json.Put("fits", std::move(fits));
  json.Put("mean_bias_squared", MeanOf(bias));
  json.Put("mean_variance", MeanOf(variance));
  json.Put("noise_variance", noise);
  json.Put("expected_error", MeanOf(bias) + MeanOf(variance) + noise);
  json.Put("measured_error", error.mean);
  const double standard_error = error.deviation / std::sqrt(error.count);
  json.Put("standard_error", standard_error);
  // Two standard errors about what was measured.
  json.Put("measured_low", error.mean - 2 * standard_error);
  json.Put("measured_high", error.mean + 2 * standard_error);
  json.Put("training_error", MeanOf(training));
  return json;
}

Json SettingsJson(const Settings& settings) {
  Json json = Json::ObjectOf("function", Json(settings.function->name));
  PutSettings(kAllSettings, settings, json);
  return json;
}

}  // namespace

Json BiasVarianceAnswer(const Json& request) {
  const Result<Settings> settings = ReadSettings(request);
  if (!settings) return ErrorJson(settings.problem());
  const Result<std::vector<LabLearner>> learners =
      ReadLabLearners(request, false);
  if (!learners) return ErrorJson(learners.problem());
  std::vector<double> points;
  std::vector<double> truth;
  points.reserve(kPoints);
  truth.reserve(kPoints);
  for (std::size_t i = 0; i < kPoints; ++i) {
    points.push_back((static_cast<double>(i) + 0.5) / kPoints);
    truth.push_back(settings.value().function->value(points.back()));
  }
  const Drawn drawn = DrawAll(settings.value(), truth);
  Json json = Json::ObjectOf("bias_variance", SettingsJson(settings.value()));
  json.Put("points", NumbersJson(points));
  json.Put("truth", NumbersJson(truth));
  Json sample = Json::ObjectOf("x", NumbersJson(drawn.samples.front().x));
  sample.Put("y", NumbersJson(drawn.samples.front().y));
  json.Put("sample", std::move(sample));
  Json list = Json::EmptyArray();
  for (const LabLearner& learner : learners.value())
    list.Add(LearnerJson(learner, settings.value(), drawn, points, truth));
  json.Put("learners", std::move(list));
  return json;
}

}  // namespace melon
