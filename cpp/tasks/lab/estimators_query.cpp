#include "tasks/lab/estimators_query.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/sum.h"
#include "base/working/sum_apart.h"
#include "kernels/numbers/sample_moments.h"
#include "kernels/numbers/tail_terms.h"
#include "tasks/lab/error_estimators.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/lab_working.h"
#include "tasks/lab/simulated_classes.h"
#include "tasks/lab/simulation_settings.h"
#include "tasks/lab/spread.h"

namespace melon {
namespace {

/// The true error is measured at so many points.
constexpr std::size_t kNewPoints = 2000;

struct Settings {
  double rows = 40;
  double dimensions = 5;
  double distance = 1;
  double repetitions = 200;
  double seed = 1;
};

constexpr SimulationSetting<Settings> kSettings[] = {
    {"rows", &Settings::rows, {.low = 10, .high = 500}},
    {"dimensions", &Settings::dimensions, {.low = 1, .high = 100}},
    {"distance", &Settings::distance, {.low = 0, .high = 20}, false},
    {"repetitions", &Settings::repetitions, {.low = 2, .high = 5000}},
    {"seed", &Settings::seed, kSimulationSeeds},
};

constexpr std::span<const SimulationSetting<Settings>> kAllSettings = kSettings;

struct Simulation {
  Settings settings;
  LabLearner learner;

  [[nodiscard]] TwoGaussians distribution() const {
    return {static_cast<std::size_t>(settings.dimensions), settings.distance};
  }
};

Result<Simulation> ReadSimulation(const Json& request) {
  Settings settings;
  if (auto problem = ReadSettings(request, kAllSettings, settings))
    return *problem;
  const std::string_view name = TextOf(request, "learner");
  Result<LabLearner> learner = ReadLabLearner(
      name.empty() ? "k_nearest_neighbors:n_neighbors=1" : name, true);
  if (!learner) return learner.problem();
  return Simulation{.settings = settings,
                    .learner = std::move(learner.value())};
}

/// True errors, and the estimates of each estimator, of some repetitions.
struct Simulated {
  std::vector<double> truth = {};
  std::vector<std::vector<double>> estimates =
      std::vector<std::vector<double>>(kErrorEstimators.size());
};

Result<Simulated> Simulate(const Simulation& simulation, PlaceRange range) {
  const TwoGaussians distribution = simulation.distribution();
  const auto rows = static_cast<std::size_t>(simulation.settings.rows);
  const std::vector<std::uint32_t> points = RowsUpTo(kNewPoints);
  Simulated simulated;
  for (std::size_t i = range.begin; i < range.end; ++i) {
    Random random = RandomOf(simulation.settings.seed, i);
    const ClassSample sample = distribution.Draw(rows, random);
    if (auto problem = RefusalOf(simulation.learner, sample)) return *problem;
    const ClassSample fresh = distribution.Draw(kNewPoints, random);
    const LearntFrom model(simulation.learner, sample, RowsUpTo(rows),
                           DrawSeed(random));
    simulated.truth.push_back(
        distribution.ErrorOf(fresh, model.Predict(fresh, points)));
    const auto estimates = EstimateErrors(simulation.learner, sample, random);
    for (std::size_t k = 0; k < estimates.size(); ++k)
      simulated.estimates[k].push_back(estimates[k]);
  }
  return simulated;
}

std::optional<Simulated> ReadParts(const Json& parts, double count) {
  const auto repetitions = static_cast<std::size_t>(count);
  auto truth = JoinedNumbers(parts, "true_error");
  if (!truth || truth->size() != repetitions) return std::nullopt;
  Simulated simulated{.truth = std::move(*truth)};
  for (std::size_t k = 0; k < kErrorEstimators.size(); ++k) {
    auto estimates = JoinedNumbers(parts, kErrorEstimators[k]);
    if (!estimates || estimates->size() != repetitions) return std::nullopt;
    simulated.estimates[k] = std::move(*estimates);
  }
  return simulated;
}

Json PartJson(Simulated simulated) {
  Json json = Json::ObjectOf("true_error", Json(std::move(simulated.truth)));
  for (std::size_t k = 0; k < kErrorEstimators.size(); ++k)
    json.Put(kErrorEstimators[k], Json(std::move(simulated.estimates[k])));
  return json;
}

/// How the estimates of one estimator are about the truth.
struct Accuracy {
  SampleMoments estimate;
  SampleMoments error;
  double root_mean_square;
};

Accuracy AccuracyOf(const std::vector<double>& estimates,
                    const std::vector<double>& truth) {
  std::vector<double> errors;
  errors.reserve(truth.size());
  Sum squares;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    const double error = estimates[i] - truth[i];
    errors.push_back(error);
    squares.Add(error * error);
  }
  return {.estimate = MomentsOf(estimates),
          .error = MomentsOf(errors),
          .root_mean_square =
              std::sqrt(squares.value() / static_cast<double>(truth.size()))};
}

Json Summary(const Simulation& simulation, const Simulated& simulated) {
  Json settings = Json::ObjectOf("learner", Json(simulation.learner.name));
  PutSettings(kAllSettings, simulation.settings, settings);
  Json json = Json::ObjectOf("estimators", std::move(settings));
  json.Put("bayes_error", simulation.distribution().BayesError());
  const SampleMoments truth = MomentsOf(simulated.truth);
  Json true_error = Json::ObjectOf("mean", Json(truth.mean));
  true_error.Put("deviation", truth.deviation);
  json.Put("true_error", std::move(true_error));
  Json list = Json::EmptyArray();
  std::size_t closest = 0;
  double smallest = 2;
  for (std::size_t k = 0; k < kErrorEstimators.size(); ++k) {
    const Accuracy one = AccuracyOf(simulated.estimates[k], simulated.truth);
    if (one.root_mean_square < smallest) {
      smallest = one.root_mean_square;
      closest = k;
    }
    Json row = Json::ObjectOf("estimator", Json(kErrorEstimators[k]));
    row.Put("mean", one.estimate.mean);
    row.Put("deviation", one.estimate.deviation);
    PutSpread(one.estimate, row);
    row.Put("bias", one.error.mean);
    row.Put("standard_error", one.error.deviation / std::sqrt(one.error.count));
    row.Put("root_mean_squared_error", one.root_mean_square);
    list.Add(std::move(row));
  }
  json.Put("closest", kErrorEstimators[closest]);
  json.Put("estimates", std::move(list));
  return json;
}

/// Φ(−δ/2).
WorkedOut<Value> WorkBayesError(const Simulation& simulation) {
  Working working;
  const Term z = working.Line(
      "z", -(Term(R"(\delta)", simulation.settings.distance) / Term(2)),
      {"half the distance of the classes, in standard deviations",
       "两类间距的一半，以标准差为单位"});
  working.Result(NormalCdfTerm(z));
  return {simulation.distribution().BayesError(), std::move(working)};
}

/// The root of the mean of squared differences.
WorkedOut<Value> WorkRootMeanSquare(const std::vector<double>& differences,
                                    double value, Working working) {
  const Term count("n", static_cast<double>(differences.size()));
  const Term squares = SumApart(
      FoldedSum(
          R"(\sum_i d_i^2)", differences.size(),
          [&](std::size_t i) { return Square(Term("d_i", differences[i])); },
          value * value * count.value()),
      working);
  working.Result(Root(squares / count));
  return {value, std::move(working)};
}

/// A number of the row of one estimator.
std::optional<WorkedOut<Value>> WorkEstimator(
    const std::vector<double>& estimates, const std::vector<double>& truth,
    std::string_view number) {
  if (number == "mean" || number == "deviation" || number == "low" ||
      number == "high") {
    return WorkMoment(estimates, number,
                      {.value = R"(\hat e_i)",
                       .mean = R"(\bar e)",
                       .deviation = "s",
                       .mean_key = "mean",
                       .deviation_key = "deviation"});
  }
  std::vector<double> differences;
  differences.reserve(truth.size());
  for (std::size_t i = 0; i < truth.size(); ++i)
    differences.push_back(estimates[i] - truth[i]);
  Working working;
  working.Table({"estimate and true error of each data set",
                 "每个数据集上的估计与真实误差"},
                {"i", R"(\hat e_i)", "e_i", R"(d_i=\hat e_i-e_i)"},
                truth.size(), [&](std::size_t i) {
                  return WorkingRow{static_cast<double>(i + 1), estimates[i],
                                    truth[i], differences[i]};
                });
  if (number == "root_mean_squared_error") {
    const double value = AccuracyOf(estimates, truth).root_mean_square;
    return WorkRootMeanSquare(differences, value, std::move(working));
  }
  return WorkMoment(differences, number, {.mean_key = "bias"},
                    std::move(working));
}

/// Of {"of": an estimator, "true_error" or "bayes_error", "number": key}.
std::optional<WorkedOut<Value>> WorkNumber(const Simulation& simulation,
                                           const Simulated& simulated,
                                           const Json& wanted) {
  const std::string_view of = TextOf(wanted, "of");
  const std::string_view number = TextOf(wanted, "number");
  if (of == "bayes_error") return WorkBayesError(simulation);
  if (of == "true_error") {
    return WorkMoment(simulated.truth, number,
                      {.value = "e_i",
                       .mean = R"(\bar e)",
                       .deviation = "s",
                       .mean_key = "mean",
                       .deviation_key = "deviation"});
  }
  for (std::size_t k = 0; k < kErrorEstimators.size(); ++k)
    if (kErrorEstimators[k] == of)
      return WorkEstimator(simulated.estimates[k], simulated.truth, number);
  return std::nullopt;
}

}  // namespace

Json EstimatorsAnswer(const Json& request) {
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
