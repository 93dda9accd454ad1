#include "report/models/model_values.h"

#include <utility>

#include "intervals/interval.h"
#include "report/bootstrap/group_bootstrap.h"

namespace melon {

Sampling::Sampling(const Options& options, const Bootstrap* drawn,
                   const Reason* why_impossible,
                   std::span<const std::uint32_t> cluster)
    : bootstrap(drawn != nullptr && drawn->finished() ? drawn : nullptr),
      impossible(why_impossible),
      is_wanted(options.bootstrap != 0),
      alpha(options.alpha),
      level(options.ToParameters().level),
      in_groups(AreInGroups(options)),
      groups(CountGroups(cluster)),
      replicates(bootstrap == nullptr ? 0 : options.bootstrap) {}

Sampling SamplingOfRows(const Options& options, const Bootstrap* drawn,
                        std::span<const double> weight,
                        std::span<const std::uint32_t> cluster) {
  return Sampling(options, drawn, WhyNotDrawn(options, weight), cluster);
}

ModelValues::ModelValues(std::vector<std::string> names,
                         std::vector<MetricKey> keys,
                         std::vector<std::vector<Value>> values,
                         const Sampling& sampling)
    : names_(std::move(names)),
      keys_(std::move(keys)),
      values_(std::move(values)),
      sampling_(sampling) {}

const Value& ModelValues::Of(std::size_t model, std::string_view key) const {
  return values_[model][IndexOf(keys_, key)];
}

std::vector<Value> ModelValues::OfAll(std::string_view key) const {
  const std::size_t index = IndexOf(keys_, key);
  std::vector<Value> values;
  values.reserve(values_.size());
  for (const std::vector<Value>& of_model : values_)
    values.push_back(of_model[index]);
  return values;
}

void ModelValues::PutMetrics(std::size_t model, Json metrics, Json& json,
                             Json reasons) const {
  for (std::size_t key = 0; key < keys_.size(); ++key)
    PutValue(metrics, reasons, keys_[key].key, values_[model][key]);
  json.Put("metrics", std::move(metrics));
  json.Put("reasons", std::move(reasons));
}

void ModelValues::PutIntervals(std::size_t model,
                               std::vector<IntervalsByMethod> formulas,
                               Json& json) const {
  formulas.resize(keys_.size());
  Json intervals = Json::EmptyObject();
  Json other_intervals = Json::EmptyObject();
  for (std::size_t key = 0; key < keys_.size(); ++key) {
    IntervalsByMethod& methods = formulas[key];
    AddResampled(sampling_, model, keys_[key], values_[model][key], methods);
    PutMethods(keys_[key].key, methods, sampling_.level, intervals,
               other_intervals, sampling_.in_groups);
  }
  json.Put("intervals", std::move(intervals));
  json.Put("other_intervals", std::move(other_intervals));
}

std::optional<Replicates> ModelValues::DifferenceOf(
    std::size_t a, std::size_t b, std::string_view key) const {
  if (sampling_.bootstrap == nullptr) return std::nullopt;
  return sampling_.bootstrap->DifferenceOf(a, b, key);
}

Json ModelValues::DifferencesJson(std::size_t a, std::size_t b) const {
  Json differences = Json::EmptyObject();
  for (std::size_t key = 0; key < keys_.size(); ++key) {
    const Value& first = values_[a][key];
    const Value& second = values_[b][key];
    if (!IsResampled(keys_[key]) || !first.defined() || !second.defined())
      continue;
    differences.Put(
        keys_[key].key,
        DifferenceJson(first.number() - second.number(),
                       *DifferenceOf(a, b, keys_[key].key), sampling_.level));
  }
  return differences;
}

void AddProportionIntervals(const MetricKey& key, const Counts& counts,
                            bool whole_weights, double level,
                            IntervalsByMethod& methods, Depth depth) {
  if (key.metric->proportion == nullptr) return;
  const Proportion share = key.metric->proportion(counts);
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_proportion == nullptr) continue;
    if (whole_weights) {
      methods.push_back(MakeInterval(*method, method->from_proportion, depth,
                                     share.successes, share.trials, level));
    } else {
      methods.push_back(
          {method->id,
           {reasons::fractional_weights, reasons::fractional_weights}});
    }
  }
}

void AddResampled(const Sampling& sampling, std::size_t model,
                  const MetricKey& key, const Value& estimate,
                  IntervalsByMethod& methods, Depth depth) {
  if (!sampling.is_wanted || !IsResampled(key) || !estimate.defined()) return;
  if (sampling.impossible != nullptr) {
    AddMissingBootstrap(*sampling.impossible, methods);
  } else if (sampling.bootstrap != nullptr) {
    AddBootstrapIntervals(estimate.number(),
                          sampling.bootstrap->Of(model, key.key),
                          sampling.level, methods, depth);
  }
}

}  // namespace melon
