#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "options/options.h"
#include "report/replicates.h"
#include "resampling/bootstrap_draws.h"
#include "tasks/ranking/values.h"

namespace melon {

/// Replicates of the mean over queries of every measure of every model, the
/// queries drawn with replacement and all models seeing the same. Done in
/// steps, so that the caller can show progress and stop.
class QueryBootstrap {
 public:
  /// `values` must outlive it.
  QueryBootstrap(const RankingValues& values, std::size_t model_count,
                 std::size_t query_count, const Options& options);

  /// With one query there is nothing to draw from.
  [[nodiscard]] static bool Possible(std::size_t query_count) {
    return query_count > 1;
  }

  [[nodiscard]] std::uint32_t done() const { return done_; }
  [[nodiscard]] std::uint32_t total() const { return replicate_count_; }
  [[nodiscard]] bool finished() const { return done_ == replicate_count_; }
  /// Numbers that one replicate adds up.
  [[nodiscard]] double cost() const;
  /// Does up to `replicates` more.
  void Step(std::uint32_t replicates);

  /// What the interval methods need; replicates in which the measure is
  /// undefined are left out. The acceleration is that of the mean over queries,
  /// leaving out each in turn. Only when finished.
  [[nodiscard]] Replicates Of(std::size_t model, std::size_t key) const;
  /// Of the difference a − b on the same queries.
  [[nodiscard]] Replicates DifferenceOf(std::size_t a, std::size_t b,
                                        std::size_t key) const;

 private:
  [[nodiscard]] double At(std::size_t model, std::size_t key,
                          std::size_t replicate) const;
  /// The mean with each query left out in turn.
  [[nodiscard]] std::vector<double> LeaveOneOut(std::size_t model,
                                                std::size_t key) const;

  const RankingValues& values_;
  std::size_t model_count_;
  std::size_t query_count_;
  BootstrapDraws draws_;
  std::uint32_t replicate_count_;
  std::uint32_t done_ = 0;
  std::vector<std::uint32_t> counts_;
  /// NaN where undefined; index ((model · keys) + key) · replicates +
  /// replicate.
  std::vector<double> means_;
};

}  // namespace melon
