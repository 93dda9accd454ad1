#include "report/models/metric_keys.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string_view>

#include "io/number_text.h"

namespace melon {
namespace {

/// "f{}" and 3 make "f3".
std::string FillKey(std::string_view pattern, double value) {
  const std::size_t place = pattern.find("{}");
  return std::string(pattern.substr(0, place)) + NumberText(value) +
         std::string(pattern.substr(place + 2));
}

}  // namespace

bool IsForTwoClasses(const Metric& metric) {
  return metric.from_counts != nullptr || metric.from_confusion != nullptr ||
         metric.from_groups != nullptr;
}

std::vector<MetricKey> MetricKeys(const Options& options,
                                  bool (*wanted)(const Metric&)) {
  std::vector<MetricKey> keys;
  for (const Metric* metric : Metrics()) {
    if (!wanted(*metric)) continue;
    Parameters parameters = options.ToParameters();
    if (metric->variants.empty()) {
      keys.push_back({std::string(metric->id), metric, parameters});
      continue;
    }
    for (const Variant& variant : metric->variants) {
      parameters.own = variant.parameter;
      keys.push_back({std::string(variant.key), metric, parameters});
    }
    const std::optional<double> own = options.ByName(metric->parameter.option);
    const bool listed =
        own && std::any_of(metric->variants.begin(), metric->variants.end(),
                           [&own](const Variant& variant) {
                             return variant.parameter == *own;
                           });
    if (!own || listed) continue;
    parameters.own = *own;
    keys.push_back(
        {FillKey(metric->parameter.key_pattern, *own), metric, parameters});
  }
  return keys;
}

std::size_t IndexOf(const std::vector<MetricKey>& keys, std::string_view key) {
  const auto found =
      std::find_if(keys.begin(), keys.end(),
                   [key](const MetricKey& one) { return one.key == key; });
  assert(found != keys.end());
  return static_cast<std::size_t>(found - keys.begin());
}

bool NeedsScores(const MetricKey& key) {
  return key.metric->from_groups != nullptr;
}

Value Evaluate(const MetricKey& key, const Counts& counts,
               const ScoreGroups& groups) {
  if (key.metric->from_counts != nullptr)
    return key.metric->from_counts(counts, key.parameters);
  if (key.metric->from_confusion != nullptr)
    return key.metric->from_confusion(ConfusionMatrix(counts), key.parameters);
  if (groups.score.empty()) return reasons::no_scores;
  return key.metric->from_groups(groups, key.parameters);
}

}  // namespace melon
