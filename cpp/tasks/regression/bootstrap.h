#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "options/options.h"
#include "report/metric_keys.h"
#include "report/replicates.h"
#include "resampling/case_resampling.h"
#include "tasks/regression/data.h"

namespace melon {

/// Whether the metric is one of numbers against true numbers.
[[nodiscard]] bool IsForEstimates(const Metric& metric);

/// Replicates of every metric of every model under the bootstrap of the cases,
/// all models on the same resampled cases, and the jackknife that BCa needs.
/// Done in steps, so that the caller can show progress and stop.
class RegressionBootstrap {
 public:
  /// `data` must outlive it.
  RegressionBootstrap(const RegressionData& data, const Options& options);
  // The values look at the resampling.
  RegressionBootstrap(const RegressionBootstrap&) = delete;
  RegressionBootstrap& operator=(const RegressionBootstrap&) = delete;
  RegressionBootstrap(RegressionBootstrap&&) = delete;
  RegressionBootstrap& operator=(RegressionBootstrap&&) = delete;
  ~RegressionBootstrap() = default;

  /// Work done and to do, in replicates, those of the jackknife included.
  [[nodiscard]] std::uint32_t done() const { return done_; }
  [[nodiscard]] std::uint32_t total() const { return resampling_.total(); }
  [[nodiscard]] bool finished() const { return done_ == total(); }
  /// About how many replicates take so long on an ordinary computer, at least
  /// one: an estimate from the amount of work, since there is no clock here.
  [[nodiscard]] std::uint32_t StepsIn(double seconds) const;

  /// Does up to `replicates` more.
  void Step(std::uint32_t replicates);

  [[nodiscard]] const std::vector<MetricKey>& keys() const { return keys_; }

  /// Replicates in which a metric is undefined are left out. Only when
  /// finished.
  [[nodiscard]] const ReplicateTable& values() const { return values_; }

 private:
  void EvaluateAll(std::uint32_t step);
  void ChooseRows();

  const RegressionData& data_;
  std::vector<MetricKey> keys_;
  CaseResampling resampling_;
  ReplicateTable values_;
  std::uint32_t done_ = 0;
  /// What each row weighs in the step at hand.
  std::vector<double> row_weight_;
  /// The rows that weigh something: each as often as it weighs, which measures
  /// faster than weights, unless those are fractional or large.
  bool repeats_rows_;
  std::vector<std::uint32_t> chosen_;
  std::vector<double> chosen_truth_;
  std::vector<double> chosen_prediction_;
  /// Empty when rows are repeated.
  std::vector<double> chosen_weight_;
};

}  // namespace melon
