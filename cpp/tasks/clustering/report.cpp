#include "tasks/clustering/report.h"

#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/reasons.h"
#include "base/sorted_indices.h"
#include "kernels/clustering/count_pairs.h"
#include "report/envelope.h"
#include "report/models/metric_keys.h"
#include "report/models/model_values.h"
#include "report/models/working_json.h"
#include "report/parts/input_json.h"
#include "report/verdict/verdict.h"
#include "tasks/clustering/pictures.h"

namespace melon {
namespace {

bool IsForClusterings(const Metric& metric) {
  return metric.from_contingency != nullptr || metric.from_geometry != nullptr;
}

std::string_view HeadlineOf(const ClusteringData& data) {
  return data.truth ? "adjusted_rand" : "silhouette";
}

/// Why the measure cannot be computed from these data; null: it can.
const Reason* WhyNot(const ClusteringData& data, const MetricKey& key,
                     const ClusterMeasurement* measured) {
  if (key.metric->from_geometry == nullptr)
    return data.truth ? nullptr : &reasons::no_truth;
  if (data.no_distances != nullptr) return data.no_distances;
  return measured == nullptr ? &reasons::too_many_clusters : nullptr;
}

Value Measure(const ClusteringData& data, const MetricKey& key,
              const ClusterModel& model, const ClusterMeasurement* measured) {
  if (const Reason* const reason = WhyNot(data, key, measured)) return *reason;
  const Metric& metric = *key.metric;
  return metric.from_geometry != nullptr
             ? metric.from_geometry(measured->geometry(), key.parameters)
             : metric.from_contingency(model.contingency, key.parameters);
}

WorkedOut<Value> WorkOut(const ClusteringData& data, const MetricKey& key,
                         const ClusterModel& model,
                         const ClusterMeasurement* measured) {
  if (const Reason* const reason = WhyNot(data, key, measured))
    return {*reason, {}};
  const Metric& metric = *key.metric;
  return metric.from_geometry != nullptr
             ? metric.from_geometry.WorkOut(measured->geometry(),
                                            key.parameters)
             : metric.from_contingency.WorkOut(model.contingency,
                                               key.parameters);
}

ModelValues MeasureModels(const Options& options, const ClusteringData& data,
                          const Measurements& measurements) {
  std::vector<MetricKey> keys = MetricKeys(options, IsForClusterings);
  std::vector<std::string> names;
  std::vector<std::vector<Value>> values;
  for (std::size_t i = 0; i < data.models.size(); ++i) {
    names.push_back(data.models[i].name);
    std::vector<Value>& of_model = values.emplace_back();
    for (const MetricKey& key : keys) {
      of_model.push_back(
          Measure(data, key, data.models[i], measurements[i].get()));
    }
  }
  return {std::move(names), std::move(keys), std::move(values),
          Sampling(options)};
}

void PutPairCounts(const ClusteringData& data, const ClusterModel& model,
                   Json& metrics, Json& reasons) {
  const Reason* reason = &reasons::no_truth;
  if (data.truth) {
    reason = model.contingency.whole_weights ? nullptr
                                             : &reasons::fractional_weights;
  }
  const PairCounts pairs =
      reason == nullptr ? CountPairs(model.contingency) : PairCounts();
  const std::pair<std::string_view, double> counts[] = {
      {"pairs_a", pairs.together_in_both},
      {"pairs_b", pairs.together_in_clusters},
      {"pairs_c", pairs.together_in_truth},
      {"pairs_d", pairs.apart_in_both}};
  for (const auto& [key, count] : counts) {
    Value value = 0;
    if (reason != nullptr) {
      value = *reason;
    } else if (std::isfinite(count)) {
      value = count;
    } else {
      value = reasons::overflow;
    }
    PutValue(metrics, reasons, key, value);
  }
}

Json ModelJson(const ClusteringData& data, const ModelValues& values,
               const Measurements& measurements, std::size_t index) {
  const ClusterModel& model = data.models[index];
  Json metrics = Json::ObjectOf("n", Json(data.total_weight));
  metrics.Put("n_clusters", model.clusters.group_count());
  Json reasons = Json::EmptyObject();
  PutPairCounts(data, model, metrics, reasons);
  Json json = Json::ObjectOf("name", Json(model.name));
  values.PutMetrics(index, std::move(metrics), json, std::move(reasons));
  json.Put("intervals", Json::EmptyObject());
  const ClusterMeasurement* const measured = measurements[index].get();
  json.Put("clusters",
           ClustersJson(data, model,
                        measured == nullptr ? nullptr : &measured->geometry()));
  if (data.truth) json.Put("contingency", ContingencyJson(data, model));
  return json;
}

/// No p-value: the clusterings are of the same points, which were not drawn
/// anew, and the number of clusters is chosen by looking.
Json VerdictOf(const ClusteringData& data, const std::vector<Value>& headline) {
  std::vector<std::size_t> order =
      SortedIndices(headline.size(), [&](std::size_t a, std::size_t b) {
        return headline[a].defined() &&
               (!headline[b].defined() ||
                headline[a].number() > headline[b].number());
      });
  std::erase_if(order, [&](auto i) { return !headline[i].defined(); });
  Json verdict = Json::EmptyObject();
  verdict.Put("kind", "undefined");
  verdict.Put("metric", HeadlineOf(data));
  if (order.empty()) {
    if (!headline.empty()) verdict.Put("reason", headline.front().reason().id);
    return verdict;
  }
  const Value& best = headline[order[0]];
  verdict.Put("best", data.models[order[0]].name);
  verdict.Put("best_value", best.number());
  if (order.size() == 1) {
    verdict.Put("kind", "single");
    return verdict;
  }
  const Value& other = headline[order[1]];
  verdict.Put("other", data.models[order[1]].name);
  verdict.Put("other_value", other.number());
  verdict.Put("difference", best.number() - other.number());
  Json shared = Json::EmptyArray();
  for (const std::size_t model : order) {
    if (AreEqualButForRounding(headline[model].number(), best.number()))
      shared.Add(data.models[model].name);
  }
  if (shared.As<Json::Array>()->size() > 1) {
    verdict.Put("equal", true);
    verdict.Put("shared", std::move(shared));
  }
  for (const std::string_view key : {"test", "p", "p_adjusted", "adjustment"})
    verdict.Put(key, Json());
  verdict.Put("pairs", order.size() * (order.size() - 1) / 2);
  verdict.Put("kind", "untested");
  verdict.Put("reason", reasons::no_test_for_clusterings.id);
  return verdict;
}

Json ClusteringOptions(const Table& table, const Roles& roles,
                       const Options& options) {
  Json json = CommonOptionsJson(table, roles, options);
  json.Put("distance", options.distance);
  json.Put("standardize", Json(options.standardize));
  return json;
}

Json ClusteringInput(const Table& table, const Roles& roles,
                     const Options& options, const ClusteringData& data) {
  Json json = CommonInputJson(table, roles, data.rows_dropped);
  PutWeightKind(options, data.weight, json);
  json.Put("points", data.point_count);
  json.Put("classes", data.truth ? Json(data.truth->group_count()) : Json());
  return json;
}

}  // namespace

Json ClusteringReport(const Table& table, const Roles& roles,
                      const Options& options, const ClusteringData& data,
                      const Measurements& measurements) {
  const ModelValues values = MeasureModels(options, data, measurements);
  Json models = Json::EmptyArray();
  for (std::size_t i = 0; i < data.models.size(); ++i)
    models.Add(ModelJson(data, values, measurements, i));
  Json report = BeginReport(roles, ClusteringInput(table, roles, options, data),
                            ClusteringOptions(table, roles, options),
                            WarningsJson(data.warnings),
                            VerdictOf(data, values.OfAll(HeadlineOf(data))));
  report.Put("models", std::move(models));
  report.Put("pairs", Json::EmptyArray());
  report.Put("tests", NoTests());
  report.Put("components", ComponentsJson(data, options.seed));
  return report;
}

Result<Json> AnswerClusteringWorking(const Options& options,
                                     const ClusteringData& data,
                                     const Measurements& measurements,
                                     const Json& request) {
  return AnswerWorking(
      request, data.models.size(), MetricKeys(options, IsForClusterings),
      Sampling(options), [&](std::size_t model, const MetricKey& key) {
        return WorkedMeasure{
            WorkOut(data, key, data.models[model], measurements[model].get())};
      });
}

}  // namespace melon
