#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "options/options.h"
#include "report/metric_keys.h"
#include "report/replicates.h"
#include "resampling/case_resampling.h"
#include "tasks/binary/data.h"

namespace melon {

/// Replicates of every metric of every model under the bootstrap, all models on
/// the same resampled cases, and the jackknife that BCa needs. Done in steps,
/// so that the caller can show progress and stop.
class BinaryBootstrap {
 public:
  /// `data` must outlive it. Metrics that are neither better high nor low
  /// (standard errors, limits) are not resampled.
  BinaryBootstrap(const BinaryData& data, const Options& options);
  // The values look at the resampling.
  BinaryBootstrap(const BinaryBootstrap&) = delete;
  BinaryBootstrap& operator=(const BinaryBootstrap&) = delete;
  BinaryBootstrap(BinaryBootstrap&&) = delete;
  BinaryBootstrap& operator=(BinaryBootstrap&&) = delete;
  ~BinaryBootstrap() = default;

  /// Work done and to do, in replicates, those of the jackknife included.
  [[nodiscard]] std::uint32_t done() const { return done_; }
  [[nodiscard]] std::uint32_t total() const { return resampling_.total(); }
  [[nodiscard]] bool finished() const { return done_ == total(); }

  /// Does up to `replicates` more.
  void Step(std::uint32_t replicates);

  [[nodiscard]] const std::vector<MetricKey>& keys() const { return keys_; }

  /// Replicates in which a metric is undefined are left out. Only when
  /// finished.
  [[nodiscard]] const ReplicateTable& values() const { return values_; }

 private:
  class Resample;

  void EvaluateAll(std::uint32_t step);

  const BinaryData& data_;
  std::vector<MetricKey> keys_;
  /// The class of each row, where classes are drawn by themselves.
  std::vector<std::uint16_t> stratum_;
  CaseResampling resampling_;
  ReplicateTable values_;
  std::uint32_t done_ = 0;
  /// What each row weighs in the step at hand.
  std::vector<double> row_weight_;
};

}  // namespace melon
