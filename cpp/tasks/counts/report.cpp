#include "tasks/counts/report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sum.h"
#include "intervals/interval.h"
#include "kernels/numbers/sample_moments.h"
#include "report/counts_json.h"
#include "report/input_json.h"
#include "report/interval_json.h"
#include "report/majority_warning.h"
#include "report/metric_keys.h"

namespace melon {
namespace {

constexpr std::size_t kMostShown = 1000;
constexpr std::string_view kHeadline = "accuracy";
constexpr std::string_view kPreferredMethod = "wilson";

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

class Reporter {
 public:
  Reporter(const Options& options, const CountsData& data)
      : options_(options),
        data_(data),
        keys_(MetricKeys(options, IsOfOneMatrix)),
        level_(options.ToParameters().level) {}

  [[nodiscard]] Json Models() const {
    Json models = Json::EmptyArray();
    const std::size_t shown = std::min(kMostShown, data_.matrices.size());
    for (std::size_t i = 0; i < shown; ++i) {
      Json model = MatrixJson(data_.matrices[i]);
      model.Put("name", data_.names[i]);
      models.Add(std::move(model));
    }
    return models;
  }

  [[nodiscard]] Json Added() const { return MatrixJson(AddUp(data_.matrices)); }

  [[nodiscard]] Json Averages() const {
    Json json = Json::EmptyObject();
    Json reasons = Json::EmptyObject();
    json.Put("n_matrices", data_.matrices.size());
    for (const MetricKey& key : MetricKeys(options_, IsOfManyMatrices)) {
      PutValue(json, reasons, key.key,
               key.metric->from_matrices(data_.matrices, key.parameters));
    }
    json.Put("reasons", std::move(reasons));
    return json;
  }

  /// Matrices are repetitions: the verdict is their mean with its spread, and
  /// nothing is tested. Which of them is the highest is chance.
  [[nodiscard]] Json Verdict() const {
    std::vector<double> accuracies;
    for (const Counts& matrix : data_.matrices) {
      const Value accuracy = AccuracyOf(matrix);
      if (accuracy.defined()) accuracies.push_back(accuracy.number());
    }
    Json verdict = Json::EmptyObject();
    verdict.Put("metric", kHeadline);
    if (data_.matrices.size() == 1) {
      verdict.Put("kind", "single");
      verdict.Put("best", data_.names.front());
      verdict.Put("best_value", accuracies.front());
      return verdict;
    }
    const SampleMoments moments = MomentsOf(accuracies);
    verdict.Put("kind", "averaged");
    verdict.Put("mean", moments.mean);
    Json reasons = Json::EmptyObject();
    PutValue(verdict, reasons, "std",
             accuracies.size() < 2 ? Value(reasons::too_few_cases)
                                   : Value(moments.deviation));
    verdict.Put("min", *std::min_element(accuracies.begin(), accuracies.end()));
    verdict.Put("max", *std::max_element(accuracies.begin(), accuracies.end()));
    verdict.Put("n_matrices", accuracies.size());
    verdict.Put("reasons", std::move(reasons));
    return verdict;
  }

  /// Of one matrix; of several the larger class may be another in each.
  void WarnOfMajorityAnswer(Json& warnings) const {
    if (data_.matrices.size() != 1) return;
    const Counts& counts = data_.matrices.front();
    const double positives = counts.true_positive + counts.false_negative;
    const double share = positives / counts.total();
    const Accuracies shares{data_.names.front(), ValueOf("accuracy", counts),
                            ValueOf("balanced_accuracy", counts)};
    WarnOfMajority(
        share > 0.5 ? Text{"positive", "正例"} : Text{"negative", "反例"},
        std::max(share, 1 - share), {shares}, warnings);
  }

 private:
  [[nodiscard]] Value AccuracyOf(const Counts& counts) const {
    return ValueOf(kHeadline, counts);
  }

  [[nodiscard]] Value ValueOf(std::string_view name,
                              const Counts& counts) const {
    const auto key =
        std::find_if(keys_.begin(), keys_.end(),
                     [name](const MetricKey& one) { return one.key == name; });
    return Evaluate(*key, counts, {});
  }

  [[nodiscard]] Json MatrixJson(const Counts& counts) const {
    Json metrics = Json::EmptyObject();
    metrics.Put("n", counts.total());
    PutCounts(counts, metrics);
    Json reasons = Json::EmptyObject();
    Json intervals = Json::EmptyObject();
    Json other_intervals = Json::EmptyObject();
    for (const MetricKey& key : keys_) {
      PutValue(metrics, reasons, key.key, Evaluate(key, counts, {}));
      if (key.metric->proportion != nullptr)
        PutIntervals(key, counts, intervals, other_intervals);
    }
    Json json = Json::ObjectOf("name", Json());
    json.Put("metrics", std::move(metrics));
    json.Put("reasons", std::move(reasons));
    json.Put("intervals", std::move(intervals));
    json.Put("other_intervals", std::move(other_intervals));
    return json;
  }

  void PutIntervals(const MetricKey& key, const Counts& counts, Json& intervals,
                    Json& other_intervals) const {
    const Proportion share = key.metric->proportion(counts);
    Json others = Json::EmptyObject();
    bool any_other = false;
    for (const IntervalMethod* method : IntervalMethods()) {
      if (method->from_proportion == nullptr) continue;
      const Interval interval =
          data_.whole
              ? method->from_proportion(share.successes, share.trials, level_)
              : Interval{reasons::fractional_weights,
                         reasons::fractional_weights};
      if (method->id == kPreferredMethod && interval.low.defined()) {
        intervals.Put(key.key, IntervalJson(interval, level_, method->id));
      } else {
        others.Put(method->id, IntervalJson(interval, level_, ""));
        any_other = true;
      }
    }
    if (any_other) other_intervals.Put(key.key, std::move(others));
  }

  const Options& options_;
  const CountsData& data_;
  std::vector<MetricKey> keys_;
  double level_;
};

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
  const Reporter reporter(options, data);
  Json warnings = Json::EmptyArray();
  for (const Problem& warning : data.warnings) warnings.Add(ToJson(warning));
  if (data.matrices.size() > kMostShown)
    warnings.Add(ToJson(ManyMatrices(data.matrices.size())));
  reporter.WarnOfMajorityAnswer(warnings);
  Json used_options = CommonOptionsJson(table, roles, options);
  used_options.Put("beta", options.beta);
  used_options.Put("cost_fn", options.cost_fn);
  used_options.Put("cost_fp", options.cost_fp);

  Json report = Json::EmptyObject();
  report.Put("schema", 1);
  report.Put("melon", MELON_VERSION);
  report.Put("task", TaskName(roles.task));
  report.Put("input", CommonInputJson(table, roles, data.rows_dropped));
  report.Put("options", std::move(used_options));
  report.Put("warnings", std::move(warnings));
  report.Put("verdict", reporter.Verdict());
  report.Put("averages", reporter.Averages());
  report.Put("added", reporter.Added());
  report.Put("models", reporter.Models());
  report.Put("pairs", Json::EmptyArray());
  report.Put("tests", Json::ObjectOf("reasons", Json::EmptyObject()));
  return report;
}

}  // namespace melon
