#include "tasks/counts/report.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sum.h"
#include "report/bootstrap/replicates.h"
#include "report/envelope.h"
#include "report/models/metric_keys.h"
#include "report/models/model_values.h"
#include "report/models/working_json.h"
#include "report/parts/counts_json.h"
#include "report/parts/input_json.h"
#include "report/verdict/majority_warning.h"
#include "tasks/counts/verdict.h"

namespace melon {
namespace {

constexpr std::size_t kMostShown = 1000;

bool IsOfOneMatrix(const Metric& metric) {
  return metric.from_counts != nullptr || metric.from_confusion != nullptr;
}

bool IsOfManyMatrices(const Metric& metric) {
  return metric.from_matrices != nullptr;
}

Counts AddUp(const std::vector<Counts>& matrices) {
  Sum cells[4];
  for (const Counts& matrix : matrices) {
    cells[0].Add(matrix.true_positive);
    cells[1].Add(matrix.false_positive);
    cells[2].Add(matrix.false_negative);
    cells[3].Add(matrix.true_negative);
  }
  return {cells[0].value(), cells[1].value(), cells[2].value(),
          cells[3].value()};
}

/// Of each matrix that is shown.
ModelValues MeasureAll(const Options& options,
                       std::span<const std::string> names,
                       std::span<const Counts> matrices) {
  std::vector<MetricKey> keys = MetricKeys(options, IsOfOneMatrix);
  std::vector<std::vector<Value>> values;
  for (const Counts& counts : matrices) {
    std::vector<Value>& of_matrix = values.emplace_back();
    for (const MetricKey& key : keys)
      of_matrix.push_back(Evaluate(key, counts, {}));
  }
  return {{names.begin(), names.end()},
          std::move(keys),
          std::move(values),
          Sampling(options)};
}

Json MatrixJson(const ModelValues& values, std::size_t index,
                const Counts& counts, bool whole, Json name) {
  Json metrics = Json::ObjectOf("n", Json(counts.total()));
  PutCounts(counts, metrics);
  Json json = Json::ObjectOf("name", std::move(name));
  values.PutMetrics(index, std::move(metrics), json);
  std::vector<IntervalsByMethod> intervals;
  for (const MetricKey& key : values.keys()) {
    AddProportionIntervals(key, counts, whole, values.sampling().level,
                           intervals.emplace_back());
  }
  values.PutIntervals(index, std::move(intervals), json);
  return json;
}

/// All matrices as one.
Json AddedJson(const Options& options, const CountsData& data) {
  const Counts sum = AddUp(data.matrices);
  const std::string name;
  return MatrixJson(MeasureAll(options, {&name, 1}, {&sum, 1}), 0, sum,
                    data.whole, Json());
}

Json AveragesJson(const Options& options, const CountsData& data) {
  Json json = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  json.Put("n_matrices", data.matrices.size());
  for (const MetricKey& key : MetricKeys(options, IsOfManyMatrices)) {
    PutValue(json, reasons, key.key,
             key.metric->from_matrices(data.matrices, key.parameters));
  }
  json.Put("reasons", std::move(reasons));
  return json;
}

/// Of one matrix; of several the larger class may be another in each.
void WarnOfMajorityAnswer(const CountsData& data, const ModelValues& values,
                          Json& warnings) {
  if (data.matrices.size() != 1) return;
  const Counts& counts = data.matrices.front();
  const double positives = counts.true_positive + counts.false_negative;
  const double share = positives / counts.total();
  const Accuracies shares{data.names.front(), values.Of(0, "accuracy"),
                          values.Of(0, "balanced_accuracy")};
  WarnOfMajority(
      share > 0.5 ? Text{"positive", "正例"} : Text{"negative", "反例"},
      std::max(share, 1 - share), {shares}, warnings);
}

bool IsOfMatrices(const Metric& metric) {
  return IsOfOneMatrix(metric) || IsOfManyMatrices(metric);
}

Problem ManyMatrices(std::size_t count) {
  return {.code = "matrices_limited",
          .message = Fill({"{0} confusion matrices: the first {1} are listed, "
                           "and all of them are averaged.",
                           "共 {0} 个混淆矩阵：列出前 {1} 个，平均则用全部。"},
                          {CountText(count), CountText(kMostShown)})};
}

}  // namespace

Json CountsReport(const Table& table, const Roles& roles,
                  const Options& options, const CountsData& data) {
  const std::size_t shown = std::min(kMostShown, data.matrices.size());
  const ModelValues values =
      MeasureAll(options, std::span(data.names).first(shown),
                 std::span(data.matrices).first(shown));
  Json models = Json::EmptyArray();
  for (std::size_t i = 0; i < shown; ++i) {
    models.Add(MatrixJson(values, i, data.matrices[i], data.whole,
                          Json(data.names[i])));
  }
  Json warnings = WarningsJson(data.warnings);
  if (data.matrices.size() > kMostShown)
    warnings.Add(ToJson(ManyMatrices(data.matrices.size())));
  WarnOfMajorityAnswer(data, values, warnings);
  Json used_options = CommonOptionsJson(table, roles, options);
  used_options.Put("beta", options.beta);
  used_options.Put("cost_fn", options.cost_fn);
  used_options.Put("cost_fp", options.cost_fp);

  Json report = BeginReport(
      roles, CommonInputJson(table, roles, data.rows_dropped),
      std::move(used_options), std::move(warnings), CountsVerdict(data));
  report.Put("averages", AveragesJson(options, data));
  report.Put("added", AddedJson(options, data));
  report.Put("models", std::move(models));
  report.Put("pairs", Json::EmptyArray());
  report.Put("tests", NoTests());
  return report;
}

Result<Json> AnswerCountsWorking(const Options& options, const CountsData& data,
                                 const Json& request) {
  return AnswerWorking(
      request, data.matrices.size(), MetricKeys(options, IsOfMatrices),
      Sampling(options), [&](std::size_t model, const MetricKey& key) {
        if (IsOfManyMatrices(*key.metric)) {
          return WorkedMeasure{
              key.metric->from_matrices.WorkOut(data.matrices, key.parameters)};
        }
        WorkedMeasure measure{WorkOut(key, data.matrices[model], {})};
        AddProportionIntervals(key, data.matrices[model], data.whole,
                               options.ToParameters().level, measure.intervals,
                               Depth::working);
        return measure;
      });
}

}  // namespace melon
