#include "tasks/lab/bias_variance_query.h"

#include <algorithm>
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
#include "report/answers.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/lab_working.h"
#include "tasks/lab/simulation_settings.h"
#include "tasks/lab/squared_error_working.h"

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

/// What the models of one learner predict.
struct Learnt {
  /// Of each point, model by model.
  std::vector<std::vector<double>> at_point = {};
  /// Of each model its squared error: of new targets at the points, and of what
  /// it learnt from.
  std::vector<double> measured = {};
  std::vector<double> training = {};
  /// What the first model predicts of the rows that it learnt from.
  std::vector<double> first_sample = {};
};

Learnt LearnFromAll(const LabLearner& asked, const Settings& settings,
                    const Drawn& drawn, const std::vector<double>& points) {
  const std::size_t count = drawn.samples.size();
  Learnt learnt{.at_point = std::vector<std::vector<double>>(points.size())};
  for (std::vector<double>& one : learnt.at_point) one.reserve(count);
  learnt.measured.reserve(count);
  learnt.training.reserve(count);
  for (std::size_t set = 0; set < count; ++set) {
    Predicted predicted =
        LearnAndPredict(asked, drawn.samples[set], points,
                        static_cast<std::uint64_t>(settings.seed) + set);
    for (std::size_t i = 0; i < points.size(); ++i)
      learnt.at_point[i].push_back(predicted.points[i]);
    learnt.measured.push_back(
        MeanSquaredError(predicted.points, drawn.targets[set]));
    learnt.training.push_back(
        MeanSquaredError(predicted.sample, drawn.samples[set].y));
    if (set == 0) learnt.first_sample = std::move(predicted.sample);
  }
  return learnt;
}

/// The first models, each with what it predicts at the points.
Json FitsJson(const std::vector<std::vector<double>>& at_point) {
  const std::size_t count = std::min(kFits, at_point.front().size());
  Json fits = Json::EmptyArray();
  for (std::size_t model = 0; model < count; ++model) {
    std::vector<double> fit;
    fit.reserve(at_point.size());
    for (const std::vector<double>& one : at_point) fit.push_back(one[model]);
    fits.Add(NumbersJson(fit));
  }
  return fits;
}

/// The parts of the error of one learner.
Json LearnerJson(const LabLearner& asked, const Settings& settings,
                 const Learnt& learnt, const std::vector<double>& truth) {
  const auto& [at_point, measured, training, first_sample] = learnt;
  std::vector<double> mean;
  std::vector<double> bias;
  std::vector<double> variance;
  mean.reserve(truth.size());
  bias.reserve(truth.size());
  variance.reserve(truth.size());
  for (std::size_t i = 0; i < truth.size(); ++i) {
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
  json.Put("fits", FitsJson(at_point));
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

/// The mean of the squared errors of all models under `mean_key`, their
/// standard error, or the mean two of these lower or higher; below the error of
/// the first model, which predicts this of the targets.
std::optional<WorkedOut<Value>> WorkModelErrors(
    const std::vector<double>& errors, const std::vector<double>& predicted,
    const std::vector<double>& targets, std::string_view mean_key,
    std::string_view number) {
  Working working;
  working.Line(
      "e_1",
      MeanTerm(R"(\sum_j \left(h_{1j}-y_j\right)^2)", "n", predicted.size(),
               [&](std::size_t j) {
                 return Square(Term("h_{1j}", predicted[j]) -
                               Term("y_j", targets[j]));
               },
               errors.front(), working),
      {"squared error of the first model", "第一个模型的平方误差"});
  const bool is_low = number == "measured_low";
  const bool is_limit = is_low || number == "measured_high";
  auto worked = WorkMoment(errors, is_limit ? "standard_error" : number,
                           {.value = "e_i",
                            .mean = R"(\bar e)",
                            .deviation = "s",
                            .count = "M",
                            .mean_key = mean_key},
                           std::move(working));
  if (!worked || !is_limit) return worked;
  const Term mean(R"(\bar e)", MeanOf(errors));
  const Term margin = Term(2) * Term(R"(\mathrm{SE})", worked->result.number());
  const Term limit = is_low ? mean - margin : mean + margin;
  worked->working.Give(number, is_low ? "L" : "U", limit);
  worked->result = limit.value();
  return worked;
}

/// What the error is expected to be: its three parts and their sum.
WorkedOut<Value> WorkParts(const SquaredPredictions& of,
                           const Settings& settings, const Json& reported,
                           std::string_view number) {
  const bool all = number == "expected_error";
  const auto is_wanted = [&](std::string_view part) {
    return all || number == part;
  };
  Working working;
  Term bias(0.0);
  Term variance(0.0);
  if (is_wanted("mean_bias_squared"))
    bias = ShowBiasSquared(of, NumberOr(reported, "mean_bias_squared", 0),
                           working);
  if (is_wanted("mean_variance"))
    variance =
        ShowVariance(of, NumberOr(reported, "mean_variance", 0), working);
  if (is_wanted("noise_variance")) {
    const Term noise =
        working.Line(R"(\sigma^2)", Square(Term(R"(\sigma)", settings.noise)),
                     {"variance of the noise", "噪声的方差"});
    if (all) working.Result(bias + variance + noise);
  }
  return {NumberOr(reported, number, 0), std::move(working)};
}

/// How the number of `LearnerJson` comes about that is asked for.
std::optional<WorkedOut<Value>> WorkLearner(
    const Settings& settings, const Drawn& drawn, const Learnt& learnt,
    const std::vector<double>& points, const std::vector<double>& truth,
    const Json& reported, std::string_view number) {
  if (number == "training_error") {
    return WorkModelErrors(learnt.training, learnt.first_sample,
                           drawn.samples.front().y, "training_error", number);
  }
  constexpr std::string_view kParts[] = {"mean_bias_squared", "mean_variance",
                                         "noise_variance", "expected_error"};
  if (std::find(std::begin(kParts), std::end(kParts), number) !=
      std::end(kParts)) {
    return WorkParts({.predicted = learnt.at_point,
                      .right = truth,
                      .place = points,
                      .place_sign = "x_i",
                      .right_sign = "f(x_i)"},
                     settings, reported, number);
  }
  constexpr std::string_view kMeasured[] = {"measured_error", "standard_error",
                                            "measured_low", "measured_high"};
  if (std::find(std::begin(kMeasured), std::end(kMeasured), number) ==
      std::end(kMeasured))
    return std::nullopt;
  std::vector<double> first;
  first.reserve(points.size());
  for (const std::vector<double>& one : learnt.at_point)
    first.push_back(one.front());
  return WorkModelErrors(learnt.measured, first, drawn.targets.front(),
                         "measured_error", number);
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
  const auto learn = [&](const LabLearner& learner) {
    return LearnFromAll(learner, settings.value(), drawn, points);
  };
  if (const Json* const wanted = AskedWorking(request)) {
    const auto place = PlaceIn(*wanted, "learner", learners.value().size());
    if (!place) return ErrorJson(UnknownQuery(request));
    const LabLearner& learner = learners.value()[*place];
    const Learnt learnt = learn(learner);
    return LabWorkingAnswer(
        request,
        WorkLearner(settings.value(), drawn, learnt, points, truth,
                    LearnerJson(learner, settings.value(), learnt, truth),
                    TextOf(*wanted, "number")));
  }
  Json json = Json::ObjectOf("bias_variance", SettingsJson(settings.value()));
  json.Put("points", NumbersJson(points));
  json.Put("truth", NumbersJson(truth));
  Json sample = Json::ObjectOf("x", NumbersJson(drawn.samples.front().x));
  sample.Put("y", NumbersJson(drawn.samples.front().y));
  json.Put("sample", std::move(sample));
  Json list = Json::EmptyArray();
  for (const LabLearner& learner : learners.value())
    list.Add(LearnerJson(learner, settings.value(), learn(learner), truth));
  json.Put("learners", std::move(list));
  return json;
}

}  // namespace melon
