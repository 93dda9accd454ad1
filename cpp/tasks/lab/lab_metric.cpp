#include "tasks/lab/lab_metric.h"

#include <cmath>
#include <optional>
#include <string_view>

#include "base/text.h"
#include "metrics/metric.h"
#include "options/option_problem.h"
#include "options/values.h"

namespace melon {
namespace {

/// Which way the metric of that key in a report is better; nothing where there
/// is no such metric.
std::optional<Direction> DirectionOf(std::string_view key) {
  for (const Metric* const metric : Metrics()) {
    if (metric->variants.empty() && metric->id == key) return metric->direction;
    for (const Variant& variant : metric->variants)
      if (variant.key == key) return metric->direction;
  }
  return std::nullopt;
}

}  // namespace

Result<LabMetric> ReadLabMetric(const Json& request, bool classification) {
  const Json* const given = request.Find("metric");
  const std::string usual = classification ? "accuracy" : "rmse";
  const std::string key = given == nullptr ? usual : ShowJson(*given);
  const std::optional<Direction> direction = DirectionOf(key);
  if (!direction || *direction == Direction::neither) {
    const Text expected = direction ? Text{"a metric of which one end is "
                                           "better, such as {0}",
                                           "有优劣方向的指标，如 {0}"}
                                    : Text{"the key of a metric, such as {0}",
                                           "一个指标的键，如 {0}"};
    return InvalidOption("metric", key, Fill(expected, {usual}));
  }
  return LabMetric{
      .key = key,
      .higher_is_better = *direction == Direction::higher_is_better};
}

bool IsBetter(const LabMetric& metric, double mean, double than) {
  if (std::isnan(mean)) return false;
  if (std::isnan(than)) return true;
  constexpr double kRounding = 1e-12;
  const double margin = kRounding * std::abs(than);
  return metric.higher_is_better ? mean > than + margin : mean < than - margin;
}

std::vector<double> DefinedResults(const Json* results) {
  if (results == nullptr) return {};
  if (const auto* const numbers = results->As<Json::Numbers>())
    return {numbers->begin(), numbers->end()};
  std::vector<double> defined;
  const auto* const list = results->As<Json::Array>();
  if (list == nullptr) return defined;
  defined.reserve(list->size());
  for (const Json& one : *list)
    if (const std::optional<double> number = AsNumber(one))
      defined.push_back(*number);
  return defined;
}

}  // namespace melon
