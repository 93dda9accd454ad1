#include "tasks/replicates.h"

#include <algorithm>

#include "tasks/interval_json.h"

namespace melon {
namespace {

/// The method whose interval stands beside a value when several have one, best
/// first.
constexpr std::string_view kPreferredMethods[] = {
    "delong", "wilson", "bootstrap_bca", "bootstrap_percentile"};
constexpr std::string_view kDifferenceMethod = "bootstrap_percentile";
constexpr double kMostUndefined = 0.1;

std::string_view BestOf(const IntervalsByMethod& methods) {
  for (const std::string_view preferred : kPreferredMethods) {
    for (const auto& [method, interval] : methods) {
      if (method == preferred && interval.low.defined()) return method;
    }
  }
  return {};
}

}  // namespace

bool Suffice(const Replicates& replicates, std::uint32_t drawn) {
  return static_cast<double>(replicates.values.size()) >=
         (1 - kMostUndefined) * drawn;
}

Json DifferenceJson(double difference, const Replicates& replicates,
                    double level) {
  double at_most_zero = 1;
  double at_least_zero = 1;
  for (const double value : replicates.values) {
    at_most_zero += value <= 0 ? 1 : 0;
    at_least_zero += value >= 0 ? 1 : 0;
  }
  const double p = 2 * std::min(at_most_zero, at_least_zero) /
                   (static_cast<double>(replicates.values.size()) + 1);
  Json json = Json::EmptyObject();
  json.Put("difference", difference);
  IntervalsByMethod methods;
  AddBootstrapIntervals(difference, replicates, level, methods);
  for (const auto& [method, interval] : methods) {
    if (method == kDifferenceMethod) PutInterval(interval, level, method, json);
  }
  json.Put("p", std::min(1.0, p));
  return json;
}

void AddBootstrapIntervals(double estimate, const Replicates& replicates,
                           double level, IntervalsByMethod& methods) {
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_bootstrap == nullptr) continue;
    methods.emplace_back(
        method->id,
        method->from_bootstrap(
            {estimate, replicates.values, replicates.acceleration}, level));
  }
}

void PutMethods(const std::string& key, const IntervalsByMethod& methods,
                double level, Json& intervals, Json& other_intervals) {
  Json others = Json::EmptyObject();
  const std::string_view best = BestOf(methods);
  for (const auto& [method, interval] : methods) {
    if (method == best) {
      intervals.Put(key, IntervalJson(interval, level, method));
    } else {
      others.Put(method, IntervalJson(interval, level, ""));
    }
  }
  if (methods.size() > (best.empty() ? 0U : 1U))
    other_intervals.Put(key, std::move(others));
}

}  // namespace melon
