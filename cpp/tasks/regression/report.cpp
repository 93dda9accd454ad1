#include "tasks/regression/report.h"

#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "kernels/numbers/estimate_sums.h"
#include "report/envelope.h"
#include "report/models/metric_keys.h"
#include "report/models/model_values.h"
#include "report/models/pair_values.h"
#include "report/parts/input_json.h"
#include "report/verdict/verdict_notes.h"
#include "tasks/regression/mean_warning.h"
#include "tasks/regression/pairs.h"
#include "tasks/regression/pictures.h"
#include "tasks/regression/rmse_note.h"
#include "tasks/regression/time_series.h"

namespace melon {
namespace {

/// Of SST, what SST − SSR − SSE may be for the two forms of R² to agree.
constexpr double kAgreement = 1e-9;

/// SST = SSR + SSE + 2·cross: the two forms of R² agree where the cross term,
/// Σ (y − f)(f − ȳ), is nothing but rounding.
Json DecompositionJson(const Estimates& cases) {
  Json json = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  const double mean = TruthMean(cases);
  const double total = TruthSquares(cases);
  const double errors = SquaredErrors(cases);
  const double explained = WeightedSum(cases, [&](std::size_t i) {
    const double deviation = cases.prediction[i] - mean;
    return deviation * deviation;
  });
  const double cross = WeightedSum(cases, [&](std::size_t i) {
    return -cases.ErrorOf(i) * (cases.prediction[i] - mean);
  });
  PutValue(json, reasons, "sst", total);
  PutValue(json, reasons, "ssr", explained);
  PutValue(json, reasons, "sse", errors);
  PutValue(json, reasons, "cross", cross);
  json.Put("agree", Json(2 * std::abs(cross) <= kAgreement * total));
  json.Put("reasons", std::move(reasons));
  return json;
}

/// Finds what has not been found.
void Find(const Table& table, const Options& options,
          const RegressionData& data, const std::vector<MetricKey>& keys,
          RegressionFindings& findings) {
  if (findings.values.empty()) {
    for (std::size_t model = 0; model < data.models.size(); ++model) {
      std::vector<Value>& values = findings.values.emplace_back();
      const Estimates estimates = data.EstimatesOf(model);
      for (const MetricKey& key : keys)
        values.push_back(key.metric->from_estimates(estimates, key.parameters));
    }
  }
  if (!findings.pairs)
    findings.pairs = CompareErrors(data, options.ToParameters());
  if (findings.pictures.empty()) {
    const RegressionPictures pictures(data, options.seed);
    for (std::size_t model = 0; model < data.models.size(); ++model)
      findings.pictures.push_back(pictures.ModelJson(model));
    findings.shared_pictures = pictures.SharedJson(table);
  }
}

ModelValues ModelsOf(const Options& options, const RegressionData& data,
                     const Bootstrap* bootstrap, std::vector<MetricKey> keys,
                     const RegressionFindings& findings) {
  std::vector<std::string> names;
  names.reserve(data.models.size());
  for (const RegressionModel& model : data.models) names.push_back(model.name);
  return {std::move(names), std::move(keys), findings.values,
          SamplingOfRows(options, bootstrap, data.weight, data.cluster)};
}

Json ModelJson(const RegressionData& data, const RegressionFindings& findings,
               const ModelValues& models, std::size_t index) {
  Json json = Json::ObjectOf("name", Json(data.models[index].name));
  models.PutMetrics(index, Json::ObjectOf("n", Json(data.total)), json);
  models.PutIntervals(index, {}, json);
  json.Put("squares", DecompositionJson(data.EstimatesOf(index)));
  json.Put("pictures", findings.pictures[index].Copy());
  return json;
}

Json InputOf(const Table& table, const Roles& roles, const Options& options,
             const RegressionData& data) {
  Json json = CommonInputJson(table, roles, data.rows.dropped);
  PutWeightKind(options, data.weight, json);
  return json;
}

Json OptionsOf(const Table& table, const Roles& roles, const Options& options) {
  Json json = CommonOptionsJson(table, roles, options);
  json.Put("weight_kind",
           options.weight_kind ? Json(*options.weight_kind) : Json());
  json.Put("resample", options.ResampleText());
  json.Put("quantile", options.quantile);
  json.Put("n_features", options.n_features);
  return json;
}

}  // namespace

Json RegressionReport(const Table& table, const Roles& roles,
                      const Options& options, const RegressionData& data,
                      const Bootstrap* bootstrap,
                      RegressionFindings& findings) {
  std::vector<MetricKey> keys = MetricKeys(options, IsForEstimates);
  Find(table, options, data, keys, findings);
  const ModelValues models =
      ModelsOf(options, data, bootstrap, std::move(keys), findings);
  PairValues pairs(models, *findings.pairs);
  pairs.AdjustTests(&Test::from_differences);
  pairs.AddGroups(kRegressionHeadline);
  pairs.AdjustGroups();
  Json verdict = RegressionVerdict(pairs, models.sampling().in_groups);
  PutNotes(table, roles,
           {.models = data.models.size(),
            .weight = data.weight,
            .weights_count = data.whole_weights,
            .weights_said = options.weight_kind.has_value(),
            .not_drawn = models.sampling().impossible,
            .is_wanted = models.sampling().is_wanted,
            .groups = models.sampling().groups,
            .replicates = models.sampling().replicates,
            .difference = pairs.DrawnDifference(verdict),
            .alpha = options.alpha,
            .other_measure = RmseNote(models, verdict)},
           verdict);

  Json warnings = WarningsJson(data.warnings);
  if (const auto in_time = CasesInTime(table, roles, data, verdict))
    warnings.Add(ToJson(*in_time));
  if (const auto worse = WorseThanMean(models, verdict))
    warnings.Add(ToJson(*worse));

  Json report = BeginReport(roles, InputOf(table, roles, options, data),
                            OptionsOf(table, roles, options),
                            std::move(warnings), std::move(verdict));
  Json models_json = Json::EmptyArray();
  for (std::size_t i = 0; i < data.models.size(); ++i)
    models_json.Add(ModelJson(data, findings, models, i));
  report.Put("models", std::move(models_json));
  report.Put("pairs", pairs.Report());
  report.Put("tests", NoTests());
  report.Put("pictures", findings.shared_pictures.Copy());
  return report;
}

}  // namespace melon
