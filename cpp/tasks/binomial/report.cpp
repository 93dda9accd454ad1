#include "tasks/binomial/report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>

#include "report/envelope.h"
#include "report/parts/input_json.h"
#include "special/binomial.h"
#include "tasks/binomial/advice.h"
#include "tasks/binomial/verdict.h"
#include "tasks/comparison/common_json.h"

namespace melon {
namespace {

/// Up to so many experiments are listed.
constexpr std::size_t kMostShown = 1000;
/// Of a distribution, bars of probabilities from here on are drawn, at most so
/// many.
constexpr double kLeastDrawn = 1e-6;
constexpr double kMostBars = 400;

/// {"errors", "probability"}: the chance of each number of errors in `cases` at
/// the error rate, where it is worth drawing.
Json DistributionJson(double cases, double rate) {
  const double mean = cases * rate;
  const double spread = std::sqrt(cases * rate * (1 - rate));
  const double step = std::max(1.0, std::ceil((12 * spread + 1) / kMostBars));
  const double low = std::max(0.0, std::floor(mean - (6 * spread)));
  const double high = std::min(cases, std::ceil(mean + (6 * spread) + 1));
  Json::Numbers errors;
  Json::Numbers probability;
  for (double m = low; m <= high; m += step) {
    const double chance = BinomialPmf(m, cases, rate);
    if (chance < kLeastDrawn) continue;
    errors.push_back(m);
    probability.push_back(chance);
  }
  Json json = Json::ObjectOf("errors", Json(std::move(errors)));
  json.Put("probability", Json(std::move(probability)));
  return json;
}

Json ModelJson(const BinomialData& data, std::size_t index,
               const Options& options) {
  Json metrics = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  metrics.Put("errors", data.errors[index]);
  metrics.Put("n", data.cases[index]);
  metrics.Put("error_rate", data.errors[index] / data.cases[index]);
  const Experiments one{.errors = {&data.errors[index], 1},
                        .cases = {&data.cases[index], 1}};
  const KeyValues tests = TestExperiments(one, options.ToParameters());
  for (const auto& [key, value] : tests) {
    const bool of_all = key == "max_errors" || key == "max_n";
    if (!of_all) PutValue(metrics, reasons, key, value);
  }
  PutValue(metrics, reasons, "binomial_p_adjusted",
           TestOne(data, index, tests, options).adjusted);
  Json model = Json::ObjectOf("name", Json(data.names[index]));
  model.Put("metrics", std::move(metrics));
  model.Put("reasons", std::move(reasons));
  return model;
}

}  // namespace

Json BinomialReport(const Table& table, const Roles& roles,
                    const Options& options, const BinomialData& data) {
  const Parameters parameters = options.ToParameters();
  const KeyValues found = TestExperiments(data.View(), parameters);
  Json tests = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  for (const auto& [key, value] : found) PutValue(tests, reasons, key, value);
  const double rate = options.eps0;
  if (std::isnan(rate)) {
    PutValue(tests, reasons, "distribution", reasons::no_eps0);
  } else {
    tests.Put("distribution", DistributionJson(data.cases[data.Worst()], rate));
  }
  tests.Put("reasons", std::move(reasons));
  Json models = Json::EmptyArray();
  for (std::size_t i = 0; i < std::min(kMostShown, data.names.size()); ++i)
    models.Add(ModelJson(data, i, options));
  Json used = CommonOptionsJson(table, roles, options);
  used.Put("eps0", rate);
  used.Put("alternative", options.alternative);

  Json input = CommonInputJson(table, roles, data.rows_dropped);
  input.Put("experiments", TextsJson(data.names));
  Json report = BeginReport(roles, std::move(input), std::move(used),
                            WarningsJson(data.warnings),
                            BinomialVerdict(data, found, options));
  report.Put("models", std::move(models));
  report.Put("pairs", Json::EmptyArray());
  report.Put("tests", std::move(tests));
  report.Put("advice", BinomialAdvice(data, found, options));
  return report;
}

}  // namespace melon
