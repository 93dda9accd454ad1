#include "tasks/ranking/values.h"

#include <cmath>
#include <limits>
#include <utility>

#include "base/reasons.h"
#include "base/sum.h"

namespace melon {
namespace {

constexpr double kDecimals = 1e12;

/// Whether a query for which a measure is undefined so is left out of the mean,
/// instead of making that undefined, too.
bool IsLeftOut(const Reason& reason) {
  return &reason == &reasons::no_cases ||
         &reason == &reasons::no_relevant_items ||
         &reason == &reasons::constant_truth ||
         &reason == &reasons::constant_score;
}

/// Fills in the values query by query and returns their mean; as QueryMean, but
/// each query is looked at once.
Value Evaluate(const MetricKey& key, const RankedItems& items,
               std::vector<double>& by_query) {
  constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();
  by_query.assign(items.query_count(), kUndefined);
  Sum sum;
  double defined = 0;
  const Reason* reason = &reasons::no_cases;
  for (std::size_t i = 0; i < by_query.size(); ++i) {
    const Value value =
        key.metric->from_ranking(items.Query(i), key.parameters);
    if (value.defined()) {
      by_query[i] = value.number();
      sum.Add(value.number());
      ++defined;
    } else if (IsLeftOut(value.reason())) {
      if (reason == &reasons::no_cases) reason = &value.reason();
    } else {
      by_query.assign(by_query.size(), kUndefined);
      return value;
    }
  }
  if (defined == 0) return *reason;
  return sum.value() / defined;
}

}  // namespace

RankingValues::RankingValues(const RankingData& data, const Options& options)
    : keys_(MetricKeys(
          options,
          [](const Metric& metric) { return metric.from_ranking != nullptr; })),
      query_count_(data.queries.size()) {
  for (const RankingModel& model : data.models) {
    const RankedItems items = model.lists.view();
    std::vector<Value> means;
    std::vector<std::vector<double>> by_query;
    for (const MetricKey& key : keys_) {
      by_query.emplace_back();
      means.push_back(Evaluate(key, items, by_query.back()));
    }
    means_.push_back(std::move(means));
    by_query_.push_back(std::move(by_query));
  }
}

Value RankingValues::OfQuery(const RankingData& data, std::size_t model,
                             std::size_t key, std::size_t query) const {
  const double number = ByQuery(model, key)[query];
  if (!std::isnan(number)) return number;
  const auto& [name, metric, parameters] = keys_[key];
  const Value own = metric->from_ranking(
      data.models[model].lists.view().Query(query), parameters);
  // Another query has left none of them a value.
  return own.defined() ? Of(model, key) : own;
}

std::vector<double> RankingValues::Differences(std::size_t a, std::size_t b,
                                               std::size_t key) const {
  const std::vector<double>& first = by_query_[a][key];
  const std::vector<double>& second = by_query_[b][key];
  std::vector<double> differences;
  for (std::size_t i = 0; i < first.size(); ++i) {
    const double difference = first[i] - second[i];
    if (!std::isnan(difference))
      differences.push_back(std::round(difference * kDecimals) / kDecimals);
  }
  return differences;
}

}  // namespace melon
