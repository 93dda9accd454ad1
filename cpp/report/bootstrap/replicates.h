#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "intervals/interval.h"
#include "io/json/json.h"
#include "resampling/case_resampling.h"

namespace melon {

/// What a metric, or the difference of one between two models, comes out as in
/// the replicates of a bootstrap in which it is defined.
struct Replicates {
  std::vector<double> values = {};
  /// Efron's a, from the jackknife.
  double acceleration = 0;
  /// How many were drawn, the undefined ones included.
  std::uint32_t drawn = 0;
  /// What was drawn: a ResampleScheme's name, or "queries".
  std::string_view resample;
};

/// Every metric of every model in each step of a resampling.
class ReplicateTable {
 public:
  /// `resampling` must outlive it; `drawn` says what it draws.
  ReplicateTable(std::size_t models, std::size_t keys,
                 const CaseResampling& resampling, std::string_view drawn)
      : resampling_(resampling),
        drawn_(drawn),
        keys_(keys),
        values_(models * keys * resampling.total()) {}

  /// NaN where undefined.
  double& At(std::size_t model, std::size_t key, std::size_t step) {
    return values_[PlaceOf(model, key, step)];
  }

  /// Of one metric. Only when all steps are done.
  [[nodiscard]] Replicates Of(std::size_t model, std::size_t key) const;
  /// Of the difference a − b between two models, on the same cases.
  [[nodiscard]] Replicates DifferenceOf(std::size_t a, std::size_t b,
                                        std::size_t key) const;

 private:
  [[nodiscard]] std::size_t PlaceOf(std::size_t model, std::size_t key,
                                    std::size_t step) const {
    return (((model * keys_) + key) * resampling_.total()) + step;
  }
  [[nodiscard]] std::vector<double> Defined(std::size_t first_step,
                                            std::size_t count, std::size_t a,
                                            std::optional<std::size_t> b,
                                            std::size_t key) const;
  [[nodiscard]] Replicates Collect(std::size_t a, std::optional<std::size_t> b,
                                   std::size_t key) const;

  const CaseResampling& resampling_;
  std::string_view drawn_;
  std::size_t keys_;
  std::vector<double> values_;
};

/// Whether a difference is 0, as its replicates have it.
struct DifferenceTest {
  Interval interval;
  Value p;
};

/// The percentile interval, and twice the smaller share of replicates on either
/// side of zero, counting the data themselves as one more (Davison & Hinkley
/// 1997, §4.4). Undefined without replicates enough.
[[nodiscard]] DifferenceTest TestDifference(double difference,
                                            const Replicates& replicates,
                                            double level);

/// How that p-value comes about.
[[nodiscard]] WorkedOut<Value> WorkOutDifferenceP(const Replicates& replicates);

/// {difference, low, high, level, method, resample, p} of TestDifference.
/// Without replicates enough, low, high and p are null, with the reason.
[[nodiscard]] Json DifferenceJson(double difference,
                                  const Replicates& replicates, double level);

/// One metric's interval by one method; for a bootstrap with what was drawn.
struct MethodInterval {
  std::string_view method;
  Interval interval;
  std::string_view resample = {};
  /// How it comes about, where that is wanted.
  Working working = {};
};

/// Whether limits are wanted alone, or with how they come about.
enum class Depth : unsigned char { limits, working };

/// By one of the method's functions.
template <class Function, class... Data>
[[nodiscard]] MethodInterval MakeInterval(const IntervalMethod& method,
                                          const Function& function, Depth depth,
                                          const Data&... data) {
  if (depth == Depth::limits) return {method.id, function(data...)};
  WorkedOut<Interval> worked = function.WorkOut(data...);
  return {method.id, worked.result, {}, std::move(worked.working)};
}

/// All intervals of one metric.
using IntervalsByMethod = std::vector<MethodInterval>;

/// Appends those of every method that is made from replicates. When more than
/// a tenth of the replicates is undefined there is none: an interval would be
/// one of other data.
void AddBootstrapIntervals(double estimate, const Replicates& replicates,
                           double level, IntervalsByMethod& methods,
                           Depth depth = Depth::limits);

/// The interval that stands beside a difference: the percentiles.
[[nodiscard]] MethodInterval DifferenceInterval(double difference,
                                                const Replicates& replicates,
                                                double level,
                                                Depth depth = Depth::limits);

/// Appends the methods that are made from replicates, without an interval for
/// the reason.
void AddMissingBootstrap(const Reason& reason, IntervalsByMethod& methods);

/// The interval that stands beside the value: by the best method that gives
/// one; null without any. Where cases come in groups, only a bootstrap, which
/// drew whole groups, is good enough.
[[nodiscard]] const MethodInterval* BestOf(const IntervalsByMethod& methods,
                                           bool in_groups);

/// Under the metric's key, the best of them into `intervals`, the others by
/// their names into `other_intervals`.
void PutMethods(const std::string& key, const IntervalsByMethod& methods,
                double level, Json& intervals, Json& other_intervals,
                bool in_groups = false);

}  // namespace melon
