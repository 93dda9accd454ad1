#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "intervals/interval.h"
#include "io/json.h"

namespace melon {

/// What a metric, or the difference of one between two models, comes out as in
/// the replicates of a bootstrap in which it is defined.
struct Replicates {
  std::vector<double> values;
  /// Efron's a, from the jackknife.
  double acceleration;
};

/// Whether at most a tenth of the `drawn` replicates is undefined: with more,
/// an interval would be one of other data.
[[nodiscard]] bool Suffice(const Replicates& replicates, std::uint32_t drawn);

/// {difference, low, high, level, method, p}: the percentile interval, and
/// twice the smaller share of replicates on either side of zero, counting the
/// data themselves as one more (Davison & Hinkley 1997, §4.4).
[[nodiscard]] Json DifferenceJson(double difference,
                                  const Replicates& replicates, double level);

/// All intervals of one metric, by method.
using IntervalsByMethod = std::vector<std::pair<std::string_view, Interval>>;

/// Appends those of every method that is made from replicates.
void AddBootstrapIntervals(double estimate, const Replicates& replicates,
                           double level, IntervalsByMethod& methods);

/// Under the metric's key, the best method that gives an interval into
/// `intervals`, the others by their names into `other_intervals`.
void PutMethods(const std::string& key, const IntervalsByMethod& methods,
                double level, Json& intervals, Json& other_intervals);

}  // namespace melon
