#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "resampling/stratified_bootstrap.h"
#include "tasks/metric_keys.h"
#include "tasks/options.h"
#include "tasks/regression/data.h"
#include "tasks/replicates.h"

namespace melon {

/// Whether the metric is one of numbers against true numbers.
[[nodiscard]] bool IsForEstimates(const Metric& metric);

/// Replicates of every metric of every model under the bootstrap of the cases,
/// all models on the same resampled cases, and the jackknife that BCa needs.
/// Done in steps, so that the caller can show progress and stop.
///
/// The jackknife leaves out each case in turn up to 2,000 rows; beyond, each of
/// 200 random blocks of rows.
class RegressionBootstrap {
 public:
  /// `data` must outlive it.
  RegressionBootstrap(const RegressionData& data, const Options& options);

  /// False when weights stand for more cases than can be drawn.
  [[nodiscard]] static bool Possible(const RegressionData& data);

  /// Work done and to do, in replicates, those of the jackknife included.
  [[nodiscard]] std::uint32_t done() const { return done_; }
  [[nodiscard]] std::uint32_t total() const {
    return replicate_count_ + jackknife_count_;
  }
  [[nodiscard]] bool finished() const { return done_ == total(); }
  /// About how many replicates take so long on an ordinary computer, at least
  /// one: an estimate from the amount of work, since there is no clock here.
  [[nodiscard]] std::uint32_t StepsIn(double seconds) const;

  /// Does up to `replicates` more.
  void Step(std::uint32_t replicates);

  [[nodiscard]] const std::vector<MetricKey>& keys() const { return keys_; }

  /// What the interval methods need. Replicates in which the metric is
  /// undefined are left out. Only when finished.
  [[nodiscard]] Replicates Of(std::size_t model, std::size_t key) const;
  /// Replicates of the difference a − b between two models, on the same cases.
  [[nodiscard]] Replicates DifferenceOf(std::size_t a, std::size_t b,
                                        std::size_t key) const;

 private:
  void DrawReplicate(std::uint32_t replicate);
  void LeaveOut(std::uint32_t unit);
  void EvaluateAll(std::size_t slot);
  void ChooseRows();
  [[nodiscard]] std::size_t PlaceOf(std::size_t model, std::size_t key,
                                    std::size_t slot) const {
    return (((model * keys_.size()) + key) * total()) + slot;
  }
  [[nodiscard]] std::vector<double> Defined(std::size_t first_slot,
                                            std::size_t count, std::size_t a,
                                            std::optional<std::size_t> b,
                                            std::size_t key) const;
  [[nodiscard]] double AccelerationOf(std::size_t a,
                                      std::optional<std::size_t> b,
                                      std::size_t key) const;

  const RegressionData& data_;
  std::vector<MetricKey> keys_;
  StratifiedBootstrap draws_;
  std::uint32_t replicate_count_;
  std::uint32_t jackknife_count_;
  std::uint32_t done_ = 0;
  /// Random block of each row, when the jackknife leaves out blocks.
  std::vector<std::uint8_t> block_;
  std::vector<std::uint32_t> row_counts_;
  /// What each row weighs in the replicate at hand.
  std::vector<double> row_weight_;
  /// The rows that weigh something: each as often as it weighs, which measures
  /// faster than weights, unless those are fractional or large.
  bool repeats_rows_;
  std::vector<std::uint32_t> chosen_;
  std::vector<double> chosen_truth_;
  std::vector<double> chosen_prediction_;
  /// Empty when rows are repeated.
  std::vector<double> chosen_weight_;
  /// NaN where undefined.
  std::vector<double> values_;
};

}  // namespace melon
