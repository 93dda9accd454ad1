#include <cstddef>
#include <memory>
#include <utility>

#include "tasks/clustering/data.h"
#include "tasks/clustering/report.h"
#include "tasks/prepared_evaluation.h"

namespace melon::tasks {
namespace {

/// What is measured before the first report, so that small tables need no
/// further steps.
constexpr double kFirstSeconds = 0.1;

/// About how long one pair of points takes in the browser. It only settles how
/// large a step is.
double SecondsPerPair(const ClusteringData& data) {
  return 5e-10 + (1.2e-10 * static_cast<double>(data.features.size()));
}

Measurements BeginMeasurements(const ClusteringData& data) {
  Measurements measurements(data.models.size());
  for (std::size_t i = 0; i < data.models.size(); ++i) {
    const Grouping& clusters = data.models[i].clusters;
    if (data.no_distances != nullptr ||
        clusters.group_count() > kMostMeasuredClusters)
      continue;
    measurements[i] = std::make_unique<ClusterMeasurement>(
        ClusteredPoints{.features = data.features,
                        .cluster = clusters.codes,
                        .cluster_count = clusters.group_count(),
                        .weight = data.weight,
                        .distance = data.distance,
                        .names = clusters.labels});
  }
  return measurements;
}

class ClusteringEvaluation final : public PreparedEvaluation<ClusteringData> {
 public:
  ClusteringEvaluation(const Table& table, Roles roles, Options options,
                       ClusteringData data)
      : PreparedEvaluation(table, std::move(roles), std::move(options),
                           std::move(data)),
        measurements_(BeginMeasurements(this->data())) {
    Measure(kFirstSeconds);
  }

  Json Report() override {
    return ClusteringReport(table(), roles(), options(), data(), measurements_);
  }

 private:
  Json Step(const Json& request) override {
    Measure(NumberOr(request, "seconds", 0.05));
    double done = 0;
    double total = 0;
    for (const auto& measurement : measurements_) {
      if (measurement == nullptr) continue;
      done += measurement->done();
      total += measurement->total();
    }
    Json json = Json::ObjectOf("done", Json(done));
    json.Put("total", total);
    return json;
  }

  Result<Json> AnswerQuestion(const Json& request) override {
    if (TextOf(request, "type") != "working") return UnknownQuery(request);
    return AnswerClusteringWorking(options(), data(), measurements_, request);
  }

  void Measure(double seconds) {
    double pairs = seconds / SecondsPerPair(data());
    for (const auto& measurement : measurements_) {
      if (measurement == nullptr || measurement->finished()) continue;
      const double before = measurement->done();
      measurement->Step(pairs);
      pairs -= measurement->done() - before;
      if (!(pairs > 0)) return;
    }
  }

  Measurements measurements_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::clustering; }

}  // namespace

extern const Task clustering = {
    .id = "clustering",
    .serves = Serves,
    .prepare = Prepare<ClusteringEvaluation, PrepareClustering>};

}  // namespace melon::tasks
