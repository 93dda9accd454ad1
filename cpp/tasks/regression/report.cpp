#include "tasks/regression/report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "intervals/interval.h"
#include "kernels/numbers/estimate_sums.h"
#include "report/group_bootstrap.h"
#include "report/input_json.h"
#include "report/metric_keys.h"
#include "report/replicates.h"
#include "report/verdict_notes.h"
#include "tasks/regression/pairs.h"
#include "tasks/regression/pictures.h"

namespace melon {
namespace {

/// Of SST, what SST − SSR − SSE may be for the two forms of R² to agree.
constexpr double kAgreement = 1e-9;

/// SST = SSR + SSE + 2·cross: the two forms of R² agree where the cross term,
/// Σ (y − f)(f − ȳ), is nothing but rounding.
Json DecompositionJson(const Estimates& cases) {
  Json json = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  const double mean = TruthMean(cases);
  const double total = TruthSquares(cases);
  const double errors = SquaredErrors(cases);
  const double explained = WeightedSum(cases, [&](std::size_t i) {
    const double deviation = cases.prediction[i] - mean;
    return deviation * deviation;
  });
  const double cross = WeightedSum(cases, [&](std::size_t i) {
    return -cases.ErrorOf(i) * (cases.prediction[i] - mean);
  });
  PutValue(json, reasons, "sst", total);
  PutValue(json, reasons, "ssr", explained);
  PutValue(json, reasons, "sse", errors);
  PutValue(json, reasons, "cross", cross);
  json.Put("agree", Json(2 * std::abs(cross) <= kAgreement * total));
  json.Put("reasons", std::move(reasons));
  return json;
}

/// Finds what has not been found.
void Find(const Table& table, const Options& options,
          const RegressionData& data, const std::vector<MetricKey>& keys,
          RegressionFindings& findings) {
  if (findings.values.empty()) {
    for (std::size_t model = 0; model < data.models.size(); ++model) {
      std::vector<Value>& values = findings.values.emplace_back();
      const Estimates estimates = data.EstimatesOf(model);
      for (const MetricKey& key : keys)
        values.push_back(key.metric->from_estimates(estimates, key.parameters));
    }
  }
  if (!findings.pairs) findings.pairs.emplace(data, options.ToParameters());
  if (findings.pictures.empty()) {
    const RegressionPictures pictures(data, options.seed);
    for (std::size_t model = 0; model < data.models.size(); ++model)
      findings.pictures.push_back(pictures.ModelJson(model));
    findings.shared_pictures = pictures.SharedJson(table);
  }
}

class Reporter {
 public:
  /// `findings` are complete.
  Reporter(const Options& options, const RegressionData& data,
           const RegressionBootstrap* bootstrap, std::vector<MetricKey> keys,
           const RegressionFindings& findings)
      : options_(options),
        data_(data),
        bootstrap_(bootstrap != nullptr && bootstrap->finished() ? bootstrap
                                                                 : nullptr),
        can_draw_(CaseResampling::Possible(options.resample, data.weight)),
        groups_(CountGroups(data.cluster)),
        parameters_(options.ToParameters()),
        keys_(std::move(keys)),
        findings_(findings),
        values_(findings.values),
        pairs_(*findings.pairs) {
    if (AreInGroups(options)) group_pairs_ = GroupPairs();
  }

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
      if (!group_pairs_.empty()) PutGroups(i, json);
      if (bootstrap_ != nullptr)
        json.Put("differences", DifferencesJson(pairs_.pairs()[i]));
      pairs.Add(std::move(json));
    }
    return pairs;
  }

  [[nodiscard]] Json Verdict() const {
    std::vector<Value> headline;
    const std::size_t key = IndexOf(kRegressionHeadline);
    for (const std::vector<Value>& values : values_)
      headline.push_back(values[key]);
    if (AreInGroups(options_))
      return pairs_.VerdictOfGroups(headline, group_pairs_);
    return pairs_.VerdictJson(headline);
  }

  /// Replicates that the intervals are made of.
  [[nodiscard]] std::uint32_t drawn() const {
    return bootstrap_ == nullptr ? 0 : options_.bootstrap;
  }

 private:
  /// The mean absolute errors of every pair, under the bootstrap of groups.
  [[nodiscard]] std::vector<PairResult> GroupPairs() const {
    std::vector<PairResult> pairs;
    const std::size_t key = IndexOf(kRegressionHeadline);
    for (const PairResult& pair : pairs_.pairs()) {
      std::optional<Replicates> replicates;
      if (bootstrap_ != nullptr)
        replicates = bootstrap_->values().DifferenceOf(pair.a, pair.b, key);
      pairs.push_back({pair.a, pair.b, {}});
      AddGroupBootstrap(values_[pair.a][key], values_[pair.b][key],
                        {.groups = groups_,
                         .replicates = replicates ? &*replicates : nullptr,
                         .is_possible = can_draw_},
                        parameters_.level, pairs.back().values);
    }
    return pairs;
  }

  void PutGroups(std::size_t index, Json& json) const {
    Json reasons = std::move(*json.Find("reasons"));
    for (const auto& [key, value] : group_pairs_[index].values)
      PutValue(json, reasons, key, value);
    PutValue(json, reasons, "cluster_bootstrap_p_holm",
             HolmOverPairs(group_pairs_, "cluster_bootstrap_p",
                           data_.models.size())[index]);
    json.Put("reasons", std::move(reasons));
  }

  [[nodiscard]] std::size_t IndexOf(std::string_view wanted) const {
    return static_cast<std::size_t>(
        std::find_if(
            keys_.begin(), keys_.end(),
            [wanted](const MetricKey& key) { return key.key == wanted; }) -
        keys_.begin());
  }

  [[nodiscard]] Json ModelJson(std::size_t model) const {
    Json metrics = Json::EmptyObject();
    metrics.Put("n", data_.total);
    Json reasons = Json::EmptyObject();
    for (std::size_t key = 0; key < keys_.size(); ++key)
      PutValue(metrics, reasons, keys_[key].key, values_[model][key]);
    Json json = Json::EmptyObject();
    json.Put("name", data_.models[model].name);
    json.Put("metrics", std::move(metrics));
    json.Put("reasons", std::move(reasons));
    PutIntervals(model, json);
    json.Put("squares", DecompositionJson(data_.EstimatesOf(model)));
    json.Put("pictures", findings_.pictures[model].Copy());
    return json;
  }

  void PutIntervals(std::size_t model, Json& json) const {
    Json intervals = Json::EmptyObject();
    Json other_intervals = Json::EmptyObject();
    for (std::size_t key = 0; key < keys_.size(); ++key)
      PutIntervalsOf(model, key, intervals, other_intervals);
    json.Put("intervals", std::move(intervals));
    json.Put("other_intervals", std::move(other_intervals));
  }

  /// The better of the two bootstrap intervals that exist, and the other one.
  void PutIntervalsOf(std::size_t model, std::size_t key, Json& intervals,
                      Json& other_intervals) const {
    const Value& estimate = values_[model][key];
    if (options_.bootstrap == 0 || !estimate.defined()) return;
    IntervalsByMethod methods;
    if (!can_draw_) {
      AddMissingBootstrap(reasons::too_many_to_draw, methods);
    } else if (bootstrap_ != nullptr) {
      AddBootstrapIntervals(estimate.number(),
                            bootstrap_->values().Of(model, key),
                            parameters_.level, methods);
    }
    PutMethods(keys_[key].key, methods, parameters_.level, intervals,
               other_intervals);
  }

  [[nodiscard]] Json DifferencesJson(const PairResult& pair) const {
    Json differences = Json::EmptyObject();
    for (std::size_t key = 0; key < keys_.size(); ++key) {
      const Value& a = values_[pair.a][key];
      const Value& b = values_[pair.b][key];
      if (!a.defined() || !b.defined()) continue;
      differences.Put(
          keys_[key].key,
          DifferenceJson(a.number() - b.number(),
                         bootstrap_->values().DifferenceOf(pair.a, pair.b, key),
                         parameters_.level));
    }
    return differences;
  }

  const Options& options_;
  const RegressionData& data_;
  const RegressionBootstrap* bootstrap_;
  bool can_draw_;
  /// Of cases; 0: they are independent.
  std::size_t groups_;
  Parameters parameters_;
  std::vector<MetricKey> keys_;
  const RegressionFindings& findings_;
  const std::vector<std::vector<Value>>& values_;
  const RegressionPairs& pairs_;
  /// Empty where the cases are not in groups.
  std::vector<PairResult> group_pairs_;
};

}  // namespace

Json RegressionReport(const Table& table, const Roles& roles,
                      const Options& options, const RegressionData& data,
                      const RegressionBootstrap* bootstrap,
                      RegressionFindings& findings) {
  std::vector<MetricKey> keys = MetricKeys(options, IsForEstimates);
  Find(table, options, data, keys, findings);
  const Reporter reporter(options, data, bootstrap, std::move(keys), findings);
  Json warnings = Json::EmptyArray();
  for (const Problem& warning : data.warnings) warnings.Add(ToJson(warning));
  Json used_options = CommonOptionsJson(table, roles, options);
  used_options.Put("resample", options.ResampleText());
  used_options.Put("quantile", options.quantile);
  used_options.Put("n_features", options.n_features);
  Json tests = Json::ObjectOf("reasons", Json::EmptyObject());

  Json report = Json::EmptyObject();
  report.Put("schema", 1);
  report.Put("melon", MELON_VERSION);
  report.Put("task", TaskName(roles.task));
  report.Put("input", CommonInputJson(table, roles, data.rows.dropped));
  report.Put("options", std::move(used_options));
  report.Put("warnings", std::move(warnings));
  Json verdict = reporter.Verdict();
  PutNotes(table, roles,
           {.models = data.models.size(),
            .weight = data.weight,
            .groups = CountGroups(data.cluster),
            .replicates = reporter.drawn(),
            .alpha = options.alpha},
           verdict);
  report.Put("verdict", std::move(verdict));
  report.Put("models", reporter.Models());
  report.Put("pairs", reporter.Pairs());
  report.Put("tests", std::move(tests));
  report.Put("pictures", findings.shared_pictures.Copy());
  return report;
}

}  // namespace melon
