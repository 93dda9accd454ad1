#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "intervals/interval.h"
#include "resampling/stratified_bootstrap.h"
#include "tasks/binary_data.h"
#include "tasks/metric_keys.h"
#include "tasks/options.h"
#include "tasks/replicates.h"

namespace melon {

/// Replicates of every metric of every model under the stratified bootstrap,
/// all models on the same resampled cases, and the jackknife that BCa needs.
/// Done in steps, so that the caller can show progress and stop.
///
/// The jackknife leaves out each case in turn up to 2,000 rows; beyond, each of
/// 200 random blocks of rows.
class BinaryBootstrap {
 public:
  /// `data` must outlive it. Metrics that are neither better high nor low
  /// (standard errors, limits) are not resampled.
  BinaryBootstrap(const BinaryData& data, const Options& options);

  /// False when weights stand for more cases than can be drawn.
  [[nodiscard]] static bool Possible(const BinaryData& data);

  /// Work done and to do, in replicates, those of the jackknife included.
  [[nodiscard]] std::uint32_t done() const { return done_; }
  [[nodiscard]] std::uint32_t total() const {
    return replicate_count_ + jackknife_count_;
  }
  [[nodiscard]] bool finished() const { return done_ == total(); }

  /// Does up to `replicates` more.
  void Step(std::uint32_t replicates);

  [[nodiscard]] const std::vector<MetricKey>& keys() const { return keys_; }

  /// What the interval methods need; `estimate` is the metric on the cases as
  /// they are. Replicates in which the metric is undefined are left out. Only
  /// when finished.
  [[nodiscard]] Replicates Of(std::size_t model, std::size_t key) const;
  /// Replicates of the difference a − b between two models, on the same cases.
  [[nodiscard]] Replicates DifferenceOf(std::size_t a, std::size_t b,
                                        std::size_t key) const;

 private:
  class Resample;

  void DoReplicate(std::uint32_t replicate);
  void DoJackknife(std::uint32_t unit);
  void EvaluateAll(std::span<const std::uint32_t> row_counts,
                   bool keeps_weights, std::size_t slot);
  [[nodiscard]] double At(std::size_t model, std::size_t key,
                          std::size_t slot) const;
  [[nodiscard]] std::vector<double> Defined(std::size_t first_slot,
                                            std::size_t count, std::size_t a,
                                            const std::size_t* b,
                                            std::size_t key) const;
  [[nodiscard]] double AccelerationOf(std::size_t a, const std::size_t* b,
                                      std::size_t key) const;

  const BinaryData& data_;
  std::vector<MetricKey> keys_;
  StratifiedBootstrap draws_;
  std::uint32_t replicate_count_;
  std::uint32_t jackknife_count_;
  std::uint32_t done_ = 0;
  /// Random block of each row, when the jackknife leaves out blocks.
  std::vector<std::uint8_t> block_;
  std::vector<std::uint32_t> row_counts_;
  /// NaN where undefined; index ((model · keys) + key) · total + slot.
  std::vector<double> values_;
};

}  // namespace melon
