#include "tasks/lab/lab_curve_query.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "kernels/numbers/sample_moments.h"
#include "report/answers.h"
#include "tasks/lab/lab_metric.h"
#include "tasks/lab/lab_working.h"
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

/// Of {"point": place, "part": "training" or "test", "number": key}.
std::optional<WorkedOut<Value>> WorkPoint(std::span<const Json> points,
                                          const Json& wanted) {
  const auto place = PlaceIn(wanted, "point", points.size());
  const std::string_view part = TextOf(wanted, "part");
  if (!place || (part != "training" && part != "test")) return std::nullopt;
  const std::vector<double> results = DefinedResults(points[*place].Find(part));
  return WorkMoment(results, TextOf(wanted, "number"),
                    {.value = "x_i",
                     .mean = R"(\bar x)",
                     .deviation = "s",
                     .mean_key = "mean",
                     .deviation_key = "std"});
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
  if (const Json* const wanted = AskedWorking(request)) {
    const std::span<const Json> all =
        list == nullptr ? std::span<const Json>() : *list;
    return LabWorkingAnswer(request, WorkPoint(all, *wanted));
  }
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
