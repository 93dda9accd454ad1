#include "tasks/lab/lab_curve_query.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "kernels/numbers/sample_moments.h"
#include "tasks/lab/lab_metric.h"

namespace melon {
namespace {

Json MomentsJson(const SampleMoments& moments) {
  Json json = Json::ObjectOf("mean", Json(moments.mean));
  json.Put("std", moments.deviation);
  json.Put("count", moments.count);
  return json;
}

}  // namespace

Json LabCurveAnswer(const Json& request) {
  const Result<LabMetric> metric = ReadLabMetric(request, true);
  if (!metric) return ErrorJson(metric.problem());
  const auto& [key, higher_is_better] = metric.value();
  Json points = Json::EmptyArray();
  std::optional<std::size_t> best;
  double best_mean = 0;
  const Json* const given = request.Find("points");
  const auto* const list =
      given == nullptr ? nullptr : given->As<Json::Array>();
  const std::size_t count = list == nullptr ? 0 : list->size();
  for (std::size_t i = 0; i < count; ++i) {
    const SampleMoments training =
        MomentsOf(DefinedResults((*list)[i].Find("training")));
    const SampleMoments test =
        MomentsOf(DefinedResults((*list)[i].Find("test")));
    const bool is_better =
        higher_is_better ? test.mean > best_mean : test.mean < best_mean;
    if (!std::isnan(test.mean) && (!best || is_better)) {
      best = i;
      best_mean = test.mean;
    }
    Json point = Json::ObjectOf("training", MomentsJson(training));
    point.Put("test", MomentsJson(test));
    points.Add(std::move(point));
  }
  Json curve = Json::ObjectOf("metric", Json(key));
  curve.Put("higher_is_better", Json(higher_is_better));
  curve.Put("best", best ? Json(static_cast<double>(*best)) : Json());
  Json json = Json::ObjectOf("curve", std::move(curve));
  json.Put("points", std::move(points));
  return json;
}

}  // namespace melon
