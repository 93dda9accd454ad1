#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/reasons.h"
#include "base/value.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/bootstrap/bootstrap.h"
#include "report/bootstrap/replicates.h"
#include "report/models/metric_keys.h"

namespace melon {

/// What intervals and tests of resampled cases rest on.
struct Sampling {
  /// `drawn` may be null or unfinished. `why_impossible` is the reason why
  /// nothing can be drawn, or null. Tasks without a bootstrap give nothing.
  explicit Sampling(const Options& options, const Bootstrap* drawn = nullptr,
                    const Reason* why_impossible = nullptr,
                    std::span<const std::uint32_t> cluster = {});

  /// Null unless it is finished.
  const Bootstrap* bootstrap;
  const Reason* impossible;
  /// Whether intervals by a bootstrap were asked for.
  bool is_wanted;
  double alpha;
  /// Of the intervals: 1 − alpha.
  double level;
  /// Whether cases come in groups, so that tests and intervals which take cases
  /// as independent must not decide, and how many groups there are.
  bool in_groups;
  std::size_t groups;
  /// Replicates that the intervals are made of.
  std::uint32_t replicates;
};

/// Of rows that are drawn by what they weigh, or by the group they are in.
[[nodiscard]] Sampling SamplingOfRows(const Options& options,
                                      const Bootstrap* drawn,
                                      std::span<const double> weight,
                                      std::span<const std::uint32_t> cluster);

/// Every measure of every model of one report, with their intervals.
class ModelValues {
 public:
  /// `values` are by model, then in the order of the keys.
  ModelValues(std::vector<std::string> names, std::vector<MetricKey> keys,
              std::vector<std::vector<Value>> values, const Sampling& sampling);

  [[nodiscard]] std::size_t model_count() const { return names_.size(); }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] const std::vector<MetricKey>& keys() const { return keys_; }
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }

  /// The measure must be among the keys, here and below.
  [[nodiscard]] const MetricKey& KeyOf(std::string_view key) const {
    return keys_[IndexOf(keys_, key)];
  }
  [[nodiscard]] const Value& Of(std::size_t model, std::string_view key) const;
  /// Of every model.
  [[nodiscard]] std::vector<Value> OfAll(std::string_view key) const;

  /// Puts "metrics" and "reasons", which already have what is counted and not
  /// measured.
  void PutMetrics(std::size_t model, Json metrics, Json& json,
                  Json reasons = Json::EmptyObject()) const;

  /// Puts "intervals" and "other_intervals": those that formulas gave for each
  /// key, if any, and those of the bootstrap.
  void PutIntervals(std::size_t model, std::vector<IntervalsByMethod> formulas,
                    Json& json) const;

  /// The differences of two models under the bootstrap, by key; only when there
  /// is one.
  [[nodiscard]] Json DifferencesJson(std::size_t a, std::size_t b) const;
  /// Of the difference of one measure; nothing without a bootstrap.
  [[nodiscard]] std::optional<Replicates> DifferenceOf(
      std::size_t a, std::size_t b, std::string_view key) const;

 private:
  std::vector<std::string> names_;
  std::vector<MetricKey> keys_;
  std::vector<std::vector<Value>> values_;
  Sampling sampling_;
};

/// Appends the intervals of a share of cases, of metrics that are one.
/// `whole_weights`: the counts are numbers of cases.
void AddProportionIntervals(const MetricKey& key, const Counts& counts,
                            bool whole_weights, double level,
                            IntervalsByMethod& methods,
                            Depth depth = Depth::limits);

/// Appends those of the bootstrap, if there is one, of what a measure of a
/// model has come out as.
void AddResampled(const Sampling& sampling, std::size_t model,
                  const MetricKey& key, const Value& estimate,
                  IntervalsByMethod& methods, Depth depth = Depth::limits);

}  // namespace melon
