#include "report/models/working_json.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "report/answers.h"
#include "report/parts/curve_json.h"
#include "report/parts/interval_json.h"

namespace melon {
namespace {

Json TableJson(const WorkingTable& table) {
  Json json = Json::EmptyObject();
  json.Put("title", table.title.english);
  json.Put("title_zh", table.title.chinese);
  Json heads = Json::EmptyArray();
  for (const std::string& head : table.heads) heads.Add(head);
  json.Put("heads", std::move(heads));
  Json rows = Json::EmptyArray();
  for (const WorkingRow& row : table.rows) {
    Json cells = Json::EmptyArray();
    for (const WorkingCell& cell : row)
      std::visit([&cells](const auto& content) { cells.Add(Json(content)); },
                 cell);
    rows.Add(std::move(cells));
  }
  json.Put("rows", std::move(rows));
  json.Put("left_out", table.left_out);
  return json;
}

Json LineJson(const WorkingLine& line, double value) {
  Json json = Json::EmptyObject();
  json.Put("title", line.title.english);
  json.Put("title_zh", line.title.chinese);
  json.Put("symbol", line.symbol);
  json.Put("symbols", line.term.symbols());
  json.Put("numbers", line.term.numbers());
  json.Put("value", value);
  json.Put("result", LatexNumber(value));
  if (!line.key.empty()) json.Put("key", line.key);
  if (line.tables.empty()) return json;
  Json tables = Json::EmptyArray();
  for (const WorkingTable& table : line.tables) tables.Add(TableJson(table));
  json.Put("tables", std::move(tables));
  return json;
}

/// The lines, of which the last ones give these values, bit for bit.
Json LinesJson(const Working& working, std::span<const double> values) {
  const std::vector<WorkingLine>& lines = working.lines();
  Json json = Json::EmptyArray();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t behind = lines.size() - i;
    json.Add(LineJson(lines[i], behind <= values.size()
                                    ? values[values.size() - behind]
                                    : lines[i].term.value()));
  }
  return json;
}

/// Of the interval beside the value.
Json IntervalWorkingJson(const MethodInterval& one, double level) {
  Json json = IntervalJson(one.interval, level, one.method);
  if (!one.resample.empty()) json.Put("resample", one.resample);
  const double limits[] = {one.interval.low.number(),
                           one.interval.high.number()};
  json.Put("lines", LinesJson(one.working, limits));
  return json;
}

/// Leaves the interval by the request's method, or the one that stands beside
/// the value; none where it is not there.
WorkedMeasure WithShownInterval(const Json& request, WorkedMeasure measure,
                                bool in_groups) {
  const IntervalsByMethod intervals = std::move(measure.intervals);
  const std::string_view method = TextOf(request, "method");
  const auto named = std::find_if(
      intervals.begin(), intervals.end(),
      [method](const MethodInterval& one) { return one.method == method; });
  const MethodInterval* const shown = named != intervals.end() ? &*named
                                      : method.empty()
                                          ? BestOf(intervals, in_groups)
                                          : nullptr;
  measure.intervals.clear();
  if (shown != nullptr) measure.intervals.push_back(*shown);
  return measure;
}

/// The difference of a measure of two models, with its interval under the
/// bootstrap.
WorkedMeasure WorkOutDifference(const Value& first, const Value& second,
                                const std::optional<Replicates>& replicates,
                                double level) {
  if (!first.defined()) return WorkedOut<Value>{first, {}};
  if (!second.defined()) return WorkedOut<Value>{second, {}};
  Working working;
  const Term a = working.Line("M_A", first.number());
  const Term b = working.Line("M_B", second.number());
  working.Result(a - b);
  const double difference = first.number() - second.number();
  WorkedMeasure measure(WorkedOut<Value>{difference, std::move(working)});
  if (replicates) {
    measure.intervals = {
        DifferenceInterval(difference, *replicates, level, Depth::working)};
  }
  return measure;
}

}  // namespace

Json WorkingJson(const WorkedOut<Value>& worked) {
  const Value& result = worked.result;
  const double number = result.number();
  Json json = Json::ObjectOf("value", Json(number));
  if (!result.defined()) json.Put("reason", result.reason().id);
  json.Put("lines", LinesJson(worked.working, {&number, 1}));
  return json;
}

Json MeasureJson(const WorkedMeasure& measure, double level) {
  Json json = WorkingJson(measure.value);
  for (const MethodInterval& one : measure.intervals) {
    if (one.interval.low.defined())
      json.Put("interval", IntervalWorkingJson(one, level));
  }
  return json;
}

Json PointWorkingJson(const WorkedOut<CurvePoint>& worked) {
  const auto& [point, working] = worked;
  const double coordinates[] = {point.x.number(), point.y.number()};
  Json json = Json::ObjectOf("value", Json(point.y.number()));
  json.Put("x", point.x.number());
  json.Put("y", point.y.number());
  if (!point.y.defined()) json.Put("reason", point.y.reason().id);
  json.Put("lines", LinesJson(working, coordinates));
  return json;
}

Result<Json> AnswerPointWorking(const Json& request, const ScoreGroups& groups,
                                const Options& options) {
  const Curve* const curve = FindCurve(TextOf(request, "curve"));
  if (curve == nullptr) return UnknownQuery(request);
  if (const Reason* reason = curve->undefined(groups))
    return UndefinedHere(*reason);
  Parameters parameters = options.ToParameters();
  parameters.cost_fn = NumberOr(request, "cost_fn", options.cost_fn);
  parameters.cost_fp = NumberOr(request, "cost_fp", options.cost_fp);
  const CurvePlace place{
      .threshold = NumberOr(request, "threshold",
                            std::numeric_limits<double>::infinity()),
      .x = NumberOr(request, "x", std::nan("")),
      .prior = NumberOr(request, "prior", options.prior),
      .series = TextOf(request, "series")};
  return PointWorkingJson(curve->point.WorkOut(groups, parameters, place));
}

Result<Json> AnswerWorking(
    const Json& request, std::size_t model_count,
    const std::vector<MetricKey>& keys, const Sampling& sampling,
    FunctionView<WorkedMeasure(std::size_t, const MetricKey&)> work_out) {
  const std::string_view wanted = TextOf(request, "metric");
  const auto key =
      std::find_if(keys.begin(), keys.end(),
                   [&](const MetricKey& one) { return one.key == wanted; });
  if (key == keys.end()) return UnknownQuery(request);
  if (request.Find("a") != nullptr) {
    const auto a = PlaceIn(request, "a", model_count);
    const auto b = PlaceIn(request, "b", model_count);
    if (!a || !b || a == b) return UnknownQuery(request);
    const bool is_drawn = sampling.is_wanted && IsResampled(*key) &&
                          sampling.bootstrap != nullptr;
    if (TextOf(request, "number") == "p") {
      if (!is_drawn) return UnknownQuery(request);
      return WorkingJson(WorkOutDifferenceP(
          sampling.bootstrap->DifferenceOf(*a, *b, key->key)));
    }
    return MeasureJson(
        WorkOutDifference(
            work_out(*a, *key).value.result, work_out(*b, *key).value.result,
            is_drawn ? std::optional<Replicates>(
                           sampling.bootstrap->DifferenceOf(*a, *b, key->key))
                     : std::nullopt,
            sampling.level),
        sampling.level);
  }
  const double model = NumberOr(request, "model", 0);
  if (!(model >= 0 && model < static_cast<double>(model_count)))
    return UnknownQuery(request);
  return MeasureJson(
      WithShownInterval(request,
                        work_out(static_cast<std::size_t>(model), *key),
                        sampling.in_groups),
      sampling.level);
}

Result<Json> AnswerPairKey(const Json& request, std::size_t model_count,
                           double level,
                           FunctionView<std::optional<WorkedMeasure>(
                               std::size_t, std::size_t, std::string_view)>
                               work_out) {
  const auto a = PlaceIn(request, "a", model_count);
  const auto b = PlaceIn(request, "b", model_count);
  if (!a || !b || a == b) return UnknownQuery(request);
  const auto worked = work_out(*a, *b, TextOf(request, "key"));
  if (!worked) return UnknownQuery(request);
  return MeasureJson(*worked, level);
}

WorkedOut<Value> WorkOut(const MetricKey& key, const Counts& counts,
                         const ScoreGroups& groups) {
  if (key.metric->from_counts != nullptr)
    return key.metric->from_counts.WorkOut(counts, key.parameters);
  if (key.metric->from_confusion != nullptr) {
    return key.metric->from_confusion.WorkOut(ConfusionMatrix(counts),
                                              key.parameters);
  }
  if (groups.score.empty()) return {reasons::no_scores, {}};
  return key.metric->from_groups.WorkOut(groups, key.parameters);
}

}  // namespace melon
