#include "tasks/ranking/report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sum.h"
#include "report/envelope.h"
#include "report/models/model_values.h"
#include "report/models/pair_values.h"
#include "report/parts/input_json.h"
#include "report/verdict/verdict_notes.h"
#include "tasks/ranking/gain_curve.h"
#include "tasks/ranking/pairs.h"

namespace melon {
namespace {

constexpr std::size_t kShownQueries = 1000;
constexpr double kMostAskedQueries = 10000;
constexpr std::size_t kBins = 20;
constexpr std::string_view kShownByQuery[] = {
    "ndcg", "ndcg@10", "mean_average_precision", "mean_reciprocal_rank"};

Json NumbersJson(const std::vector<double>& numbers, std::size_t first,
                 std::size_t count) {
  const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(first);
  return Json(Json::Numbers(begin, begin + static_cast<std::ptrdiff_t>(count)));
}

/// Names, items and relevant items of some queries.
void PutQueries(const RankingData& data, std::size_t first, std::size_t count,
                Json& json) {
  Json names = Json::EmptyArray();
  for (std::size_t i = first; i < first + count; ++i)
    names.Add(data.queries[i]);
  json.Put("names", std::move(names));
  json.Put("items", NumbersJson(data.item_count, first, count));
  json.Put("relevant", NumbersJson(data.relevant_count, first, count));
}

Json QueriesSummary(const RankingData& data) {
  const std::size_t shown = std::min(kShownQueries, data.queries.size());
  Json json = Json::EmptyObject();
  json.Put("count", data.queries.size());
  json.Put("used", data.used_query_count());
  json.Put("used_items", data.used_item_count());
  json.Put("shown", shown);
  PutQueries(data, 0, shown, json);
  return json;
}

/// Of the measures by query, those of the queries that are shown.
Json ByQueryJson(const RankingData& data, const RankingValues& values,
                 std::size_t model) {
  const std::size_t shown = std::min(kShownQueries, data.queries.size());
  Json json = Json::EmptyObject();
  for (const std::string_view key : kShownByQuery) {
    json.Put(key,
             NumbersJson(values.ByQuery(model, values.IndexOf(key)), 0, shown));
  }
  return json;
}

/// By measure and query, why there is no value; not of measures
/// that every query has.
Json ReasonsByQueryJson(const RankingData& data, const RankingValues& values,
                        std::size_t model) {
  const std::size_t shown = std::min(kShownQueries, data.queries.size());
  Json json = Json::EmptyObject();
  for (const std::string_view key : kShownByQuery) {
    const std::size_t index = values.IndexOf(key);
    Json reasons = Json::EmptyArray();
    bool all_defined = true;
    for (std::size_t query = 0; query < shown; ++query) {
      const Value value = values.OfQuery(data, model, index, query);
      all_defined = all_defined && value.defined();
      reasons.Add(value.defined() ? Json() : Json(value.reason().id));
    }
    if (!all_defined) json.Put(key, std::move(reasons));
  }
  return json;
}

/// All queries' values of the measure that decides, in bins of equal width;
/// the last one includes its upper end.
Json DistributionJson(const RankingValues& values, std::size_t model,
                      std::string_view headline) {
  const std::size_t key = values.IndexOf(headline);
  const Range range = values.keys()[key].metric->range;
  const double width = (range.high - range.low) / kBins;
  Json::Numbers counts(kBins);
  for (const double value : values.ByQuery(model, key)) {
    if (std::isnan(value)) continue;
    const double bin = std::floor((value - range.low) / width);
    counts[static_cast<std::size_t>(std::clamp(bin, 0.0, kBins - 1.0))] += 1;
  }
  Json json = Json::ObjectOf("metric", Json(headline));
  json.Put("low", range.low);
  json.Put("high", range.high);
  json.Put("counts", Json(std::move(counts)));
  return json;
}

ModelValues ModelsOf(const RankingData& data, const RankingValues& values,
                     const Sampling& sampling) {
  std::vector<std::string> names;
  names.reserve(data.models.size());
  for (const RankingModel& model : data.models) names.push_back(model.name);
  return {std::move(names), values.keys(), values.means(), sampling};
}

Json ModelJson(const RankingData& data, const RankingValues& values,
               const ModelValues& models, std::size_t index,
               std::string_view headline) {
  Sum items;
  for (const double count : data.item_count) items.Add(count);
  Json metrics = Json::ObjectOf("n", Json(items.value()));
  metrics.Put("n_queries", data.queries.size());
  metrics.Put("n_queries_used", data.used_query_count());
  Json json = Json::ObjectOf("name", Json(data.models[index].name));
  models.PutMetrics(index, std::move(metrics), json);
  models.PutIntervals(index, {}, json);
  json.Put("curves", Json::ObjectOf("ndcg_at_k",
                                    GainCurveJson(data, data.models[index])));
  json.Put("queries", ByQueryJson(data, values, index));
  json.Put("query_reasons", ReasonsByQueryJson(data, values, index));
  json.Put("distribution", DistributionJson(values, index, headline));
  return json;
}

}  // namespace

Sampling SamplingOf(const Options& options, const RankingData& data,
                    const Bootstrap* bootstrap) {
  const bool can_draw = CanDrawQueries(data.queries.size());
  return Sampling(options, bootstrap, can_draw ? nullptr : &reasons::one_query);
}

Json RankingReport(const Table& table, const Roles& roles,
                   const Options& options, const RankingData& data,
                   const RankingValues& values, const Bootstrap* bootstrap) {
  const ModelValues models =
      ModelsOf(data, values, SamplingOf(options, data, bootstrap));
  const std::string_view headline = RankingHeadline(data, values);
  PairValues pairs(models,
                   CompareRankings(data, values, options.ToParameters()));
  pairs.AdjustTests(&Test::from_differences);
  Json verdict = RankingVerdict(pairs, data, headline);
  PutNotes(table, roles, {.models = data.models.size()}, verdict);
  Json used_options = CommonOptionsJson(table, roles, options);
  used_options.Put("missing_is_unranked", options.missing_is_unranked);
  used_options.Put("k", options.k);

  Json report = BeginReport(
      roles, CommonInputJson(table, roles, data.rows.dropped),
      std::move(used_options), WarningsJson(data.warnings), std::move(verdict));
  report.Put("queries", QueriesSummary(data));
  Json models_json = Json::EmptyArray();
  for (std::size_t i = 0; i < data.models.size(); ++i)
    models_json.Add(ModelJson(data, values, models, i, headline));
  report.Put("models", std::move(models_json));
  Json pairs_json = Json::EmptyArray();
  for (std::size_t i = 0; i < pairs.results().size(); ++i)
    pairs_json.Add(RankingPairJson(pairs, i, values, headline));
  report.Put("pairs", std::move(pairs_json));
  report.Put("tests", NoTests());
  return report;
}

Result<Json> QueriesJson(const RankingData& data, const RankingValues& values,
                         const Json& request) {
  const std::string_view wanted = TextOf(request, "metric");
  const std::vector<MetricKey>& keys = values.keys();
  const auto key = std::find_if(
      keys.begin(), keys.end(),
      [wanted](const MetricKey& one) { return one.key == wanted; });
  if (key == keys.end()) {
    return Problem{.code = "unknown_metric",
                   .message = Fill({"There is no metric \"{0}\" of rankings.",
                                    "排序任务没有指标“{0}”。"},
                                   {Shorten(wanted)}),
                   .value = std::string(wanted)};
  }
  const auto index = static_cast<std::size_t>(key - keys.begin());
  const auto total = static_cast<double>(data.queries.size());
  const double asked_first =
      std::clamp(NumberOr(request, "first", 0), 0.0, total);
  const double asked_count =
      std::clamp(NumberOr(request, "count", kMostAskedQueries), 0.0,
                 std::min(kMostAskedQueries, total - asked_first));
  const auto first = static_cast<std::size_t>(asked_first);
  const auto count = static_cast<std::size_t>(asked_count);
  Json json = Json::EmptyObject();
  json.Put("metric", wanted);
  json.Put("total", data.queries.size());
  json.Put("first", first);
  PutQueries(data, first, count, json);
  Json by_model = Json::EmptyObject();
  for (std::size_t model = 0; model < data.models.size(); ++model) {
    by_model.Put(data.models[model].name,
                 NumbersJson(values.ByQuery(model, index), first, count));
  }
  json.Put("values", std::move(by_model));
  return json;
}

}  // namespace melon
