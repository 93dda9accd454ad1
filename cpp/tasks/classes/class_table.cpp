#include "tasks/classes/class_table.h"

#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>

#include "intervals/interval.h"
#include "kernels/classes/class_rankings.h"
#include "metrics/metric.h"
#include "report/parts/counts_json.h"
#include "report/parts/interval_json.h"

namespace melon {

namespace metrics {
extern const Metric precision;
extern const Metric recall;
extern const Metric f_beta;
extern const Metric specificity;
extern const Metric jaccard;
}  // namespace metrics

namespace intervals {
extern const IntervalMethod wilson;
}  // namespace intervals

namespace {

struct Column {
  std::string_view key;
  const Metric* metric;
};

constexpr Column kColumns[] = {{"precision", &metrics::precision},
                               {"recall", &metrics::recall},
                               {"f1", &metrics::f_beta},
                               {"specificity", &metrics::specificity},
                               {"jaccard", &metrics::jaccard}};

/// Wilson's for the shares of cases.
Json IntervalsJson(const Counts& counts, double level) {
  Json json = Json::EmptyObject();
  for (const Column& column : kColumns) {
    if (column.metric->proportion == nullptr) continue;
    const Proportion share = column.metric->proportion(counts);
    const Interval interval =
        intervals::wilson.from_proportion(share.successes, share.trials, level);
    if (!interval.low.defined()) continue;
    json.Put(column.key, IntervalJson(interval, level, intervals::wilson.id));
  }
  return json;
}

Value AveragePrecision(const ClassModel& model, std::size_t column) {
  const double value = model.rankings.average_precision[column];
  if (std::isnan(value)) return reasons::no_positives;
  return value;
}

Json RowJson(const ClassData& data, const ClassModel& model, std::size_t label,
             const std::vector<Value>* calibration_errors, double level) {
  const Counts counts = model.matrix.OneVersusRest(label);
  Json json = Json::EmptyObject();
  json.Put("label", data.classes[label]);
  json.Put("support", model.matrix.TruthTotal(label));
  json.Put("predicted", model.matrix.PredictionTotal(label));
  PutCounts(counts, json);
  Json reasons = Json::EmptyObject();
  Parameters parameters;
  parameters.own = 1;
  for (const Column& column : kColumns) {
    PutValue(json, reasons, column.key,
             column.metric->from_counts(counts, parameters));
  }
  if (model.has_probabilities()) {
    const std::size_t position = model.column_of_class[label];
    PutValue(json, reasons, "roc_auc",
             AreaAgainstRest(model.rankings, position));
    PutValue(json, reasons, "average_precision",
             AveragePrecision(model, position));
  }
  if (calibration_errors != nullptr)
    PutValue(json, reasons, "ece", (*calibration_errors)[label]);
  json.Put("reasons", std::move(reasons));
  if (data.whole_weights) json.Put("intervals", IntervalsJson(counts, level));
  return json;
}

}  // namespace

Json ClassTableJson(const ClassData& data, const ClassModel& model,
                    const std::vector<Value>* calibration_errors,
                    double level) {
  Json table = Json::EmptyArray();
  for (std::size_t label = 0; label < data.class_count(); ++label)
    table.Add(RowJson(data, model, label, calibration_errors, level));
  return table;
}

}  // namespace melon
