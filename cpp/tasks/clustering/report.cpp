#include "tasks/clustering/report.h"

#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/reasons.h"
#include "base/sorted_indices.h"
#include "kernels/clustering/count_pairs.h"
#include "report/input_json.h"
#include "report/metric_keys.h"
#include "report/verdict.h"
#include "tasks/clustering/pictures.h"

namespace melon {
namespace {

bool IsForClusterings(const Metric& metric) {
  return metric.from_contingency != nullptr || metric.from_geometry != nullptr;
}

class Reporter {
 public:
  Reporter(const Options& options, const ClusteringData& data,
           const Measurements& measurements)
      : data_(data),
        measurements_(measurements),
        keys_(MetricKeys(options, IsForClusterings)) {}

  Json Models() {
    Json models = Json::EmptyArray();
    for (std::size_t i = 0; i < data_.models.size(); ++i)
      models.Add(ModelJson(i));
    return models;
  }

  /// Needs Models before.
  [[nodiscard]] Json VerdictJson() const;

 private:
  Json ModelJson(std::size_t index);
  void PutPairCounts(const ClusterModel& model, Json& metrics,
                     Json& reasons) const;
  [[nodiscard]] Value Evaluate(const MetricKey& key, std::size_t index) const;
  [[nodiscard]] Value FromGeometry(const MetricKey& key,
                                   std::size_t index) const;
  [[nodiscard]] std::string_view Headline() const {
    return data_.truth ? "adjusted_rand" : "silhouette";
  }

  const ClusteringData& data_;
  const Measurements& measurements_;
  std::vector<MetricKey> keys_;
  /// The headline metric of each model.
  std::vector<Value> headline_;
};

Value Reporter::FromGeometry(const MetricKey& key, std::size_t index) const {
  if (data_.no_distances != nullptr) return *data_.no_distances;
  if (measurements_[index] == nullptr) return reasons::too_many_clusters;
  return key.metric->from_geometry(measurements_[index]->geometry(),
                                   key.parameters);
}

Value Reporter::Evaluate(const MetricKey& key, std::size_t index) const {
  if (key.metric->from_geometry != nullptr) return FromGeometry(key, index);
  if (!data_.truth) return reasons::no_truth;
  return key.metric->from_contingency(data_.models[index].contingency,
                                      key.parameters);
}

void Reporter::PutPairCounts(const ClusterModel& model, Json& metrics,
                             Json& reasons) const {
  const Reason* reason = &reasons::no_truth;
  if (data_.truth) {
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

Json Reporter::ModelJson(std::size_t index) {
  const ClusterModel& model = data_.models[index];
  Json metrics = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  metrics.Put("n", data_.total_weight);
  metrics.Put("n_clusters", model.clusters.group_count());
  PutPairCounts(model, metrics, reasons);
  for (const MetricKey& key : keys_) {
    const Value value = Evaluate(key, index);
    PutValue(metrics, reasons, key.key, value);
    if (key.key == Headline()) headline_.push_back(value);
  }
  Json json = Json::EmptyObject();
  json.Put("name", model.name);
  json.Put("metrics", std::move(metrics));
  json.Put("reasons", std::move(reasons));
  json.Put("intervals", Json::EmptyObject());
  const ClusterMeasurement* const measured = measurements_[index].get();
  json.Put("clusters",
           ClustersJson(data_, model,
                        measured == nullptr ? nullptr : &measured->geometry()));
  if (data_.truth) json.Put("contingency", ContingencyJson(data_, model));
  return json;
}

/// No p-value: the clusterings are of the same points, which were not drawn
/// anew, and the number of clusters is chosen by looking.
Json Reporter::VerdictJson() const {
  std::vector<std::size_t> order =
      SortedIndices(headline_.size(), [this](std::size_t a, std::size_t b) {
        return headline_[a].defined() &&
               (!headline_[b].defined() ||
                headline_[a].number() > headline_[b].number());
      });
  std::erase_if(order, [this](auto i) { return !headline_[i].defined(); });
  Json verdict = Json::EmptyObject();
  verdict.Put("kind", "undefined");
  verdict.Put("metric", Headline());
  if (order.empty()) {
    if (!headline_.empty())
      verdict.Put("reason", headline_.front().reason().id);
    return verdict;
  }
  const Value& best = headline_[order[0]];
  verdict.Put("best", data_.models[order[0]].name);
  verdict.Put("best_value", best.number());
  if (order.size() == 1) {
    verdict.Put("kind", "single");
    return verdict;
  }
  const Value& other = headline_[order[1]];
  verdict.Put("other", data_.models[order[1]].name);
  verdict.Put("other_value", other.number());
  verdict.Put("difference", best.number() - other.number());
  Json shared = Json::EmptyArray();
  for (const std::size_t model : order) {
    if (AreEqualButForRounding(headline_[model].number(), best.number()))
      shared.Add(data_.models[model].name);
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
                     const ClusteringData& data) {
  Json json = CommonInputJson(table, roles, data.rows_dropped);
  json.Put("points", data.point_count);
  json.Put("classes", data.truth ? Json(data.truth->group_count()) : Json());
  return json;
}

}  // namespace

Json ClusteringReport(const Table& table, const Roles& roles,
                      const Options& options, const ClusteringData& data,
                      const Measurements& measurements) {
  Reporter reporter(options, data, measurements);
  Json models = reporter.Models();
  Json warnings = Json::EmptyArray();
  for (const Problem& warning : data.warnings) warnings.Add(ToJson(warning));
  Json report = Json::EmptyObject();
  report.Put("schema", 1);
  report.Put("melon", MELON_VERSION);
  report.Put("task", TaskName(roles.task));
  report.Put("input", ClusteringInput(table, roles, data));
  report.Put("options", ClusteringOptions(table, roles, options));
  report.Put("warnings", std::move(warnings));
  report.Put("verdict", reporter.VerdictJson());
  report.Put("models", std::move(models));
  report.Put("pairs", Json::EmptyArray());
  Json tests = Json::EmptyObject();
  tests.Put("reasons", Json::EmptyObject());
  report.Put("tests", std::move(tests));
  report.Put("components", ComponentsJson(data, options.seed));
  return report;
}

}  // namespace melon
