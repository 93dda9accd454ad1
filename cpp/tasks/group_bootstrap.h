#pragma once

#include <string_view>

#include "base/reasons.h"
#include "hypothesis/test.h"
#include "options/options.h"
#include "tasks/replicates.h"
#include "tasks/verdict.h"

namespace melon {

/// Of a verdict that rests on whole groups of cases.
inline constexpr std::string_view kGroupBootstrap = "cluster_bootstrap";

/// Whether the cases come in groups, such as the images of one patient. Tests
/// and intervals that take cases as independent must not decide then.
[[nodiscard]] inline bool AreInGroups(const Options& options) {
  return options.resample == ResampleScheme::cluster;
}

/// The bootstrap of whole groups as the basis of a verdict on the metric.
[[nodiscard]] VerdictBasis ByGroups(std::string_view metric,
                                    bool lower_is_better);

/// Appends what that basis needs of a pair: the difference a − b of the metric,
/// its percentile interval and its p-value under the bootstrap. `replicates`
/// are those of the difference; without them interval and p-value are
/// undefined, with `missing` as the reason.
void AddGroupBootstrap(const Value& a, const Value& b,
                       const Replicates* replicates, const Reason& missing,
                       double level, KeyValues& values);

}  // namespace melon
