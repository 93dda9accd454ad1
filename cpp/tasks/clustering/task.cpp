#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

#include "options/uses.h"
#include "report/answers.h"
#include "tasks/clustering/data.h"
#include "tasks/clustering/report.h"
#include "tasks/evaluation.h"

namespace melon::tasks {
namespace {

/// What is measured before the first report, so that small tables need no
/// further steps.
constexpr double kFirstSeconds = 0.1;

constexpr double kSecondsOfBootstrapStep = 0.01;

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
                        .distance = data.distance});
  }
  return measurements;
}

class ClusteringEvaluation final : public Evaluation {
 public:
  ClusteringEvaluation(const Table& table, Roles roles, Options options,
                       ClusteringData data)
      : table_(table),
        roles_(std::move(roles)),
        options_(std::move(options)),
        data_(std::move(data)),
        measurements_(BeginMeasurements(data_)) {
    Step(kFirstSeconds);
  }

  bool Adopt(const Roles& roles, const Options& options) override {
    if (!SameColumns(roles, roles_) ||
        !Keeps(Stage::data, roles_.task, options_, options))
      return false;
    roles_ = roles;
    options_ = options;
    return true;
  }

  Json Report() override {
    return ClusteringReport(table_, roles_, options_, data_, measurements_);
  }

  Result<Json> Answer(const Json& request) override {
    const std::string_view type = TextOf(request, "type");
    if (type != "step" && type != "bootstrap") return UnknownQuery(request);
    // There is no bootstrap here: a request for its steps continues the
    // measuring.
    Step(type == "step"
             ? NumberOr(request, "seconds", 0.05)
             : kSecondsOfBootstrapStep * NumberOr(request, "steps", 1));
    double done = 0;
    double total = 0;
    for (const auto& measurement : measurements_) {
      if (measurement == nullptr) continue;
      done += measurement->done();
      total += measurement->total();
    }
    Json json = Json::EmptyObject();
    json.Put("done", done);
    json.Put("total", total);
    return json;
  }

 private:
  void Step(double seconds) {
    double pairs = seconds / SecondsPerPair(data_);
    for (const auto& measurement : measurements_) {
      if (measurement == nullptr || measurement->finished()) continue;
      const double before = measurement->done();
      measurement->Step(pairs);
      pairs -= measurement->done() - before;
      if (!(pairs > 0)) return;
    }
  }

  const Table& table_;
  Roles roles_;
  Options options_;
  ClusteringData data_;
  Measurements measurements_;
};

bool Serves(TaskKind kind) { return kind == TaskKind::clustering; }

Result<std::unique_ptr<Evaluation>> Prepare(const Table& table,
                                            const Roles& roles,
                                            const Options& options) {
  Result<ClusteringData> data = PrepareClustering(table, roles, options);
  if (!data) return data.problem();
  return std::unique_ptr<Evaluation>(std::make_unique<ClusteringEvaluation>(
      table, roles, options, std::move(data.value())));
}

}  // namespace

extern const Task clustering = {
    .id = "clustering", .serves = Serves, .prepare = Prepare};

}  // namespace melon::tasks
