#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/reasons.h"
#include "hypothesis/test.h"
#include "options/options.h"
#include "report/bootstrap/replicates.h"
#include "report/verdict/verdict.h"
#include "roles/columns/cluster_column.h"

namespace melon {

/// Of a verdict that rests on whole groups of cases.
inline constexpr std::string_view kGroupBootstrap = "cluster_bootstrap";

/// With fewer groups their bootstrap decides nothing at α: replicates of so few
/// vary too little (of equal models, whose difference is normal from group to
/// group, p is at most .05 in 50 % of tables of 2 groups, 25 % of 3, 15 % of
/// 5). Nor could any test that takes whole groups: g of them that all favour
/// the same model have a two-sided sign test of 2/2ᵍ, which is at most .05 from
/// 6 on and at most .01 from 8 on. Never fewer than 5, whatever α is.
[[nodiscard]] std::size_t FewestGroups(double alpha);

/// How many groups there are. `cluster` is the group of each case, 0, 1, 2, ….
[[nodiscard]] std::size_t CountGroups(std::span<const std::uint32_t> cluster);

/// Whether the cases come in groups, such as the images of one patient. Tests
/// and intervals that take cases as independent must not decide then.
[[nodiscard]] inline bool AreInGroups(const Options& options) {
  return options.resample == ResampleScheme::cluster;
}

/// The bootstrap of whole groups as the basis of a verdict on the metric.
[[nodiscard]] VerdictBasis ByGroups(std::string_view metric,
                                    bool lower_is_better);

/// What judges the difference of a pair.
struct GroupDraw {
  std::size_t groups = 0;
  /// Of the difference; null: nothing was drawn.
  const Replicates* replicates = nullptr;
  /// Whether weights allow drawing.
  bool is_possible = true;
};

/// Appends what that basis needs of a pair: the difference a − b of the metric,
/// its percentile interval and its p-value under the bootstrap. Interval and
/// p-value are undefined with fewer than FewestGroups and without
/// replicates.
void AddGroupBootstrap(const Value& a, const Value& b, const GroupDraw& draw,
                       double alpha, KeyValues& values);

}  // namespace melon
