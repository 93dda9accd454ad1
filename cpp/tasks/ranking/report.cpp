#include "tasks/ranking/report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sum.h"
#include "intervals/interval.h"
#include "report/input_json.h"
#include "report/replicates.h"
#include "report/verdict_notes.h"
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

class Reporter {
 public:
  Reporter(const Options& options, const RankingData& data,
           const RankingValues& values, const RankingPairs& pairs,
           const QueryBootstrap* bootstrap)
      : options_(options),
        data_(data),
        values_(values),
        bootstrap_(bootstrap != nullptr && bootstrap->finished() ? bootstrap
                                                                 : nullptr),
        parameters_(options.ToParameters()),
        pairs_(pairs) {}

  [[nodiscard]] Json Models() const {
    Json models = Json::EmptyArray();
    for (std::size_t i = 0; i < data_.models.size(); ++i)
      models.Add(ModelJson(i));
    return models;
  }

  [[nodiscard]] Json Pairs() const {
    Json pairs = Json::EmptyArray();
    for (std::size_t i = 0; i < pairs_.pairs().size(); ++i) {
      Json json = pairs_.PairJson(i);
      if (bootstrap_ != nullptr)
        json.Put("differences", DifferencesJson(pairs_.pairs()[i]));
      pairs.Add(std::move(json));
    }
    return pairs;
  }

  [[nodiscard]] Json Verdict() const { return pairs_.VerdictJson(); }

 private:
  [[nodiscard]] Json ModelJson(std::size_t model) const {
    Json metrics = Json::EmptyObject();
    Sum items;
    for (const double count : data_.item_count) items.Add(count);
    metrics.Put("n", items.value());
    metrics.Put("n_queries", data_.queries.size());
    metrics.Put("n_queries_used", data_.used_query_count());
    Json reasons = Json::EmptyObject();
    for (std::size_t key = 0; key < values_.keys().size(); ++key) {
      PutValue(metrics, reasons, values_.keys()[key].key,
               values_.Of(model, key));
    }
    Json json = Json::EmptyObject();
    json.Put("name", data_.models[model].name);
    json.Put("metrics", std::move(metrics));
    json.Put("reasons", std::move(reasons));
    PutIntervals(model, json);
    json.Put(
        "curves",
        Json::ObjectOf("ndcg_at_k", GainCurveJson(data_, data_.models[model])));
    json.Put("queries", ByQueryJson(model));
    json.Put("distribution", DistributionJson(model));
    return json;
  }

  [[nodiscard]] Json ByQueryJson(std::size_t model) const {
    const std::size_t shown = std::min(kShownQueries, data_.queries.size());
    Json json = Json::EmptyObject();
    for (const std::string_view key : kShownByQuery) {
      json.Put(key, NumbersJson(values_.ByQuery(model, values_.IndexOf(key)), 0,
                                shown));
    }
    return json;
  }

  /// All queries' values of the measure that decides, in bins of equal width;
  /// the last one includes its upper end.
  [[nodiscard]] Json DistributionJson(std::size_t model) const {
    const std::size_t key = values_.IndexOf(pairs_.headline());
    const Range range = values_.keys()[key].metric->range;
    const double width = (range.high - range.low) / kBins;
    Json::Numbers counts(kBins);
    for (const double value : values_.ByQuery(model, key)) {
      if (std::isnan(value)) continue;
      const double bin = std::floor((value - range.low) / width);
      counts[static_cast<std::size_t>(std::clamp(bin, 0.0, kBins - 1.0))] += 1;
    }
    Json json = Json::EmptyObject();
    json.Put("metric", pairs_.headline());
    json.Put("low", range.low);
    json.Put("high", range.high);
    json.Put("counts", Json(std::move(counts)));
    return json;
  }

  /// Both bootstrap intervals of one measure, or why there is none.
  void PutIntervals(std::size_t model, Json& json) const {
    Json intervals = Json::EmptyObject();
    Json other_intervals = Json::EmptyObject();
    for (std::size_t key = 0; key < values_.keys().size(); ++key)
      PutIntervalsOf(model, key, intervals, other_intervals);
    json.Put("intervals", std::move(intervals));
    json.Put("other_intervals", std::move(other_intervals));
  }

  void PutIntervalsOf(std::size_t model, std::size_t key, Json& intervals,
                      Json& other_intervals) const {
    const std::string& name = values_.keys()[key].key;
    const Value& estimate = values_.Of(model, key);
    if (options_.bootstrap == 0 || !estimate.defined()) return;
    IntervalsByMethod methods;
    if (!QueryBootstrap::Possible(data_.queries.size())) {
      AddMissingBootstrap(reasons::one_query, methods);
    } else if (bootstrap_ != nullptr) {
      AddBootstrapIntervals(estimate.number(), bootstrap_->Of(model, key),
                            parameters_.level, methods);
    }
    PutMethods(name, methods, parameters_.level, intervals, other_intervals);
  }

  [[nodiscard]] Json DifferencesJson(const PairResult& pair) const {
    Json differences = Json::EmptyObject();
    for (std::size_t key = 0; key < values_.keys().size(); ++key) {
      const Value& a = values_.Of(pair.a, key);
      const Value& b = values_.Of(pair.b, key);
      if (!a.defined() || !b.defined()) continue;
      differences.Put(
          values_.keys()[key].key,
          DifferenceJson(a.number() - b.number(),
                         bootstrap_->DifferenceOf(pair.a, pair.b, key),
                         parameters_.level));
    }
    return differences;
  }

  const Options& options_;
  const RankingData& data_;
  const RankingValues& values_;
  const QueryBootstrap* bootstrap_;
  Parameters parameters_;
  const RankingPairs& pairs_;
};

}  // namespace

Json RankingReport(const Table& table, const Roles& roles,
                   const Options& options, const RankingData& data,
                   const RankingValues& values,
                   const QueryBootstrap* bootstrap) {
  const Parameters parameters = options.ToParameters();
  const RankingPairs pairs(data, values, parameters);
  const Reporter reporter(options, data, values, pairs, bootstrap);
  Json warnings = Json::EmptyArray();
  for (const Problem& warning : data.warnings) warnings.Add(ToJson(warning));
  Json used_options = CommonOptionsJson(table, roles, options);
  used_options.Put("k", options.k);
  Json tests = Json::ObjectOf("reasons", Json::EmptyObject());

  Json report = Json::EmptyObject();
  report.Put("schema", 1);
  report.Put("melon", MELON_VERSION);
  report.Put("task", TaskName(roles.task));
  report.Put("input", CommonInputJson(table, roles, data.rows.dropped));
  report.Put("options", std::move(used_options));
  report.Put("warnings", std::move(warnings));
  Json verdict = reporter.Verdict();
  PutNotes(table, roles, {.models = data.models.size()}, verdict);
  report.Put("verdict", std::move(verdict));
  report.Put("queries", QueriesSummary(data));
  report.Put("models", reporter.Models());
  report.Put("pairs", reporter.Pairs());
  report.Put("tests", std::move(tests));
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
