#include "tasks/lab/lab_curve_query.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "kernels/numbers/sample_moments.h"
#include "tasks/lab/lab_metric.h"
#include "tasks/lab/spread.h"

namespace melon {
namespace {

Json MomentsJson(const SampleMoments& moments) {
  Json json = Json::ObjectOf("mean", Json(moments.mean));
  json.Put("std", moments.deviation);
  PutSpread(moments, json);
  json.Put("count", moments.count);
  return json;
}

/// Which points have the best mean; none where no mean exists.
std::vector<std::size_t> BestOf(const LabMetric& metric,
                                const std::vector<double>& means) {
  double best = std::numeric_limits<double>::quiet_NaN();
  for (const double mean : means)
    if (IsBetter(metric, mean, best)) best = mean;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < means.size(); ++i)
    if (!std::isnan(means[i]) && !IsBetter(metric, best, means[i]))
      places.push_back(i);
  return places;
}

}  // namespace

Json LabCurveAnswer(const Json& request) {
  const Result<LabMetric> metric = ReadLabMetric(request, true);
  if (!metric) return ErrorJson(metric.problem());
  const auto& [key, higher_is_better] = metric.value();
  Json points = Json::EmptyArray();
  std::vector<double> means;
  const Json* const given = request.Find("points");
  const auto* const list =
      given == nullptr ? nullptr : given->As<Json::Array>();
  const std::size_t count = list == nullptr ? 0 : list->size();
  for (std::size_t i = 0; i < count; ++i) {
    const SampleMoments training =
        MomentsOf(DefinedResults((*list)[i].Find("training")));
    const SampleMoments test =
        MomentsOf(DefinedResults((*list)[i].Find("test")));
    means.push_back(test.mean);
    Json point = Json::ObjectOf("training", MomentsJson(training));
    point.Put("test", MomentsJson(test));
    points.Add(std::move(point));
  }
  Json curve = Json::ObjectOf("metric", Json(key));
  curve.Put("higher_is_better", Json(higher_is_better));
  const std::vector<std::size_t> best = BestOf(metric.value(), means);
  curve.Put("best", best.empty() ? Json() : Json(best.front()));
  curve.Put("tied", Json(Json::Numbers(best.begin(), best.end())));
  Json json = Json::ObjectOf("curve", std::move(curve));
  json.Put("points", std::move(points));
  return json;
}

}  // namespace melon
