#include "tasks/classes/class_table.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "intervals/interval.h"
#include "kernels/binary/probabilities.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/classes/top_label.h"
#include "metrics/metric.h"
#include "report/models/working_json.h"
#include "report/parts/counts_json.h"
#include "report/parts/interval_json.h"

namespace melon {

namespace metrics {
extern const Metric precision;
extern const Metric recall;
extern const Metric f_beta;
extern const Metric specificity;
extern const Metric jaccard;
extern const Metric roc_auc;
extern const Metric average_precision;
extern const Metric expected_calibration_error;
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

/// What has been ranked for all classes at once.
struct Ranked {
  const Metric* metric;
  Value (*value)(const ClassRankings&, std::size_t);
};

constexpr Ranked kRanked[] = {
    {&metrics::roc_auc, AreaAgainstRest},
    {&metrics::average_precision, PrecisionAgainstRest}};

MethodInterval IntervalOfShare(const Metric& metric, const Counts& counts,
                               double level, Depth depth) {
  const Proportion share = metric.proportion(counts);
  return MakeInterval(intervals::wilson, intervals::wilson.from_proportion,
                      depth, share.successes, share.trials, level);
}

/// Wilson's for the shares of cases.
Json IntervalsJson(const Counts& counts, double level) {
  Json json = Json::EmptyObject();
  for (const Column& column : kColumns) {
    if (column.metric->proportion == nullptr) continue;
    const MethodInterval one =
        IntervalOfShare(*column.metric, counts, level, Depth::limits);
    if (!one.interval.low.defined()) continue;
    json.Put(column.key, IntervalJson(one.interval, level, one.method));
  }
  return json;
}

/// Wilson's takes cases as whole and independent of each other.
bool HasIntervals(const ClassData& data, const Sampling& sampling) {
  return data.whole_weights && !sampling.in_groups;
}

Json RowJson(const ClassData& data, const ClassModel& model, std::size_t label,
             const std::vector<Value>* calibration_errors,
             const Sampling& sampling) {
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
    for (const Ranked& ranked : kRanked) {
      PutValue(json, reasons, ranked.metric->id,
               ranked.value(model.rankings, position));
    }
  }
  if (calibration_errors != nullptr)
    PutValue(json, reasons, "ece", (*calibration_errors)[label]);
  json.Put("reasons", std::move(reasons));
  if (HasIntervals(data, sampling))
    json.Put("intervals", IntervalsJson(counts, sampling.level));
  return json;
}

}  // namespace

Json ClassTableJson(const ClassData& data, const ClassModel& model,
                    const std::vector<Value>* calibration_errors,
                    const Sampling& sampling) {
  Json table = Json::EmptyArray();
  for (std::size_t label = 0; label < data.class_count(); ++label)
    table.Add(RowJson(data, model, label, calibration_errors, sampling));
  return table;
}

std::vector<MetricKey> ClassTableKeys(const Options& options) {
  return MetricKeys(options, [](const Metric& metric) {
    return metric.from_counts != nullptr || metric.from_groups != nullptr;
  });
}

WorkedMeasure WorkOutClass(const ClassData& data, const ClassModel& model,
                           std::size_t label, const MetricKey& key,
                           const Sampling& sampling) {
  const Counts counts = model.matrix.OneVersusRest(label);
  GroupedScores grouped;
  if (model.has_probabilities()) {
    const ClassProbabilities probabilities = ProbabilitiesOf(data, model);
    // The numbers of a class are probabilities only together with the others.
    if (key.metric == &metrics::expected_calibration_error &&
        !AreProbabilities(probabilities))
      return WorkedOut<Value>{reasons::scores_outside_unit_interval, {}};
    grouped = ClassGroups(probabilities, model.column_of_class[label]);
  }
  WorkedMeasure measure(WorkOut(key, counts, grouped.view()));
  const auto* const ranked = std::find_if(
      std::begin(kRanked), std::end(kRanked),
      [&key](const Ranked& one) { return one.metric == key.metric; });
  // The same sum, added up in another order.
  if (ranked != std::end(kRanked) && model.has_probabilities()) {
    measure.value.result =
        ranked->value(model.rankings, model.column_of_class[label]);
  }
  if (key.metric->proportion != nullptr && HasIntervals(data, sampling)) {
    measure.intervals = {
        IntervalOfShare(*key.metric, counts, sampling.level, Depth::working)};
  }
  return measure;
}

}  // namespace melon
