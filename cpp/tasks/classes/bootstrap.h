#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "kernels/classes/class_rankings.h"
#include "options/options.h"
#include "report/replicates.h"
#include "resampling/case_resampling.h"
#include "tasks/classes/data.h"
#include "tasks/classes/keys.h"

namespace melon {

/// Replicates of every metric of every model under the bootstrap, all models on
/// the same resampled cases, and the jackknife that BCa needs. Done in steps,
/// so that the caller can show progress and stop.
///
/// Labels with whole weights are drawn as patterns: the different combinations
/// of truth and predictions with their numbers of cases, which is the same draw
/// for less work. Anything else, clusters too, is drawn as rows. The jackknife
/// leaves out patterns or rows.
class ClassBootstrap {
 public:
  /// `data` must outlive it. Metrics that are neither better high nor low are
  /// not resampled.
  ClassBootstrap(const ClassData& data, const Options& options);

  /// Work done and to do, in replicates, those of the jackknife included.
  [[nodiscard]] std::uint32_t done() const { return done_; }
  [[nodiscard]] std::uint32_t total() const { return resampling_->total(); }
  [[nodiscard]] bool finished() const { return done_ == total(); }

  /// Does up to `replicates` more.
  void Step(std::uint32_t replicates);
  /// About how many replicates take so long on an ordinary computer, at least
  /// one: an estimate from the amount of work, since there is no clock here.
  [[nodiscard]] std::uint32_t StepsIn(double seconds) const;

  [[nodiscard]] const ClassKeys& keys() const { return keys_; }

  /// Replicates in which a metric is undefined are left out. Only when
  /// finished.
  [[nodiscard]] const ReplicateTable& values() const { return *values_; }

 private:
  void FindUnits(ResampleScheme scheme);
  void EvaluateAll(std::uint32_t step);
  void EvaluateModel(std::size_t model, std::uint32_t step);

  const ClassData& data_;
  ClassKeys keys_;
  std::uint32_t done_ = 0;
  /// A row for each unit, what the unit weighs, and its true class.
  std::vector<std::uint32_t> unit_rows_;
  std::vector<double> unit_weight_;
  std::vector<std::uint16_t> unit_class_;
  /// Looks at the units.
  std::unique_ptr<CaseResampling> resampling_;
  std::unique_ptr<ReplicateTable> values_;
  /// What each unit weighs in the step at hand, and each row, which where there
  /// are probabilities is the unit.
  std::vector<double> drawn_;
  /// Of each model of probabilities.
  std::vector<ClassOrders> orders_;
};

}  // namespace melon
