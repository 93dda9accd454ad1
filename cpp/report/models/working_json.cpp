#include "report/models/working_json.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "report/answers.h"
#include "report/bootstrap/group_bootstrap.h"
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

}  // namespace

Json WorkingJson(const WorkedOut<Value>& worked) {
  const Value& result = worked.result;
  const double number = result.number();
  Json json = Json::ObjectOf("value", Json(number));
  if (!result.defined()) json.Put("reason", result.reason().id);
  json.Put("lines", LinesJson(worked.working, {&number, 1}));
  return json;
}

Result<Json> AnswerWorking(
    const Json& request, std::size_t model_count,
    const std::vector<MetricKey>& keys, const Options& options,
    FunctionView<WorkedMeasure(std::size_t, const MetricKey&)> work_out) {
  const double model = NumberOr(request, "model", 0);
  const std::string_view wanted = TextOf(request, "metric");
  const auto key =
      std::find_if(keys.begin(), keys.end(),
                   [&](const MetricKey& one) { return one.key == wanted; });
  if (key == keys.end() ||
      !(model >= 0 && model < static_cast<double>(model_count)))
    return UnknownQuery(request);
  const WorkedMeasure measure = work_out(static_cast<std::size_t>(model), *key);
  Json json = WorkingJson(measure.value);
  const MethodInterval* const best =
      BestOf(measure.intervals, AreInGroups(options));
  if (best != nullptr) {
    json.Put("interval",
             IntervalWorkingJson(*best, options.ToParameters().level));
  }
  return json;
}

Result<Json> AnswerPairKey(const Json& request, std::size_t model_count,
                           FunctionView<std::optional<WorkedOut<Value>>(
                               std::size_t, std::size_t, std::string_view)>
                               work_out) {
  const auto a = PlaceIn(request, "a", model_count);
  const auto b = PlaceIn(request, "b", model_count);
  if (!a || !b || a == b) return UnknownQuery(request);
  const auto worked = work_out(*a, *b, TextOf(request, "key"));
  if (!worked) return UnknownQuery(request);
  return WorkingJson(*worked);
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
