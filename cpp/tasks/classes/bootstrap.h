#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "kernels/class_rankings.h"
#include "resampling/stratified_bootstrap.h"
#include "tasks/classes/data.h"
#include "tasks/classes/keys.h"
#include "tasks/options.h"
#include "tasks/replicates.h"

namespace melon {

/// Replicates of every metric of every model under the bootstrap within the
/// true classes, all models on the same resampled cases, and the jackknife that
/// BCa needs. Done in steps, so that the caller can show progress and stop.
///
/// Labels with whole weights are drawn as patterns: the different combinations
/// of truth and predictions with their numbers of cases, which is the same draw
/// for less work. Anything else is drawn as rows. The jackknife leaves out each
/// case in turn up to 2,000 patterns or rows; beyond, each of 200 random blocks
/// of them.
class ClassBootstrap {
 public:
  /// `data` must outlive it. Metrics that are neither better high nor low are
  /// not resampled.
  ClassBootstrap(const ClassData& data, const Options& options);

  /// False when weights stand for more cases than can be drawn.
  [[nodiscard]] static bool Possible(const ClassData& data);

  /// Work done and to do, in replicates, those of the jackknife included.
  [[nodiscard]] std::uint32_t done() const { return done_; }
  [[nodiscard]] std::uint32_t total() const {
    return replicate_count_ + jackknife_count_;
  }
  [[nodiscard]] bool finished() const { return done_ == total(); }

  /// Does up to `replicates` more.
  void Step(std::uint32_t replicates);
  /// About how many replicates take so long on an ordinary computer, at least
  /// one: an estimate from the amount of work, since there is no clock here.
  [[nodiscard]] std::uint32_t StepsIn(double seconds) const;

  [[nodiscard]] const ClassKeys& keys() const { return keys_; }

  /// Replicates in which the metric is undefined are left out. Only when
  /// finished.
  [[nodiscard]] Replicates Of(std::size_t model, std::size_t key) const;
  /// Replicates of the difference a − b between two models, on the same cases.
  [[nodiscard]] Replicates DifferenceOf(std::size_t a, std::size_t b,
                                        std::size_t key) const;

 private:
  /// The units of one true class: entries [begin, end) of unit_rows_.
  struct Stratum {
    std::size_t begin;
    std::size_t end;
    StratifiedBootstrap draws;
  };

  void FindUnits();
  void MakeStrata(std::uint64_t seed);
  void DrawReplicate(std::uint32_t replicate);
  void LeaveOut(std::uint32_t unit);
  void EvaluateAll(std::size_t slot);
  void EvaluateModel(std::size_t model, std::size_t slot);
  [[nodiscard]] double& At(std::size_t model, std::size_t key,
                           std::size_t slot) {
    return values_[(((model * keys_.keys().size()) + key) * total()) + slot];
  }
  [[nodiscard]] double Read(std::size_t model, std::size_t key,
                            std::size_t slot) const {
    return values_[(((model * keys_.keys().size()) + key) * total()) + slot];
  }
  [[nodiscard]] std::vector<double> Defined(std::size_t first_slot,
                                            std::size_t count, std::size_t a,
                                            std::optional<std::size_t> b,
                                            std::size_t key) const;
  [[nodiscard]] double AccelerationOf(std::size_t a,
                                      std::optional<std::size_t> b,
                                      std::size_t key) const;

  const ClassData& data_;
  ClassKeys keys_;
  std::uint32_t replicate_count_;
  std::uint32_t jackknife_count_ = 0;
  std::uint32_t done_ = 0;
  /// A row for each unit, by true class, and what the unit weighs.
  std::vector<std::uint32_t> unit_rows_;
  std::vector<double> unit_weight_;
  std::vector<Stratum> strata_;
  /// Random block of each unit, when the jackknife leaves out blocks.
  std::vector<std::uint8_t> block_;
  /// What each unit, and each row, weighs in the replicate at hand.
  std::vector<double> drawn_;
  std::vector<double> row_weight_;
  /// Of each model of probabilities.
  std::vector<ClassOrders> orders_;
  /// NaN where undefined.
  std::vector<double> values_;
};

}  // namespace melon
