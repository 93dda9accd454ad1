#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "io/json/json.h"
#include "options/options.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/post_hoc_tests.h"
#include "tasks/friedman/report.h"

namespace melon {

/// Whether a table is so small that χ² and F are rough: Demšar 2006, p. 11,
/// takes χ² for N > 10 data sets and k > 5 algorithms.
[[nodiscard]] constexpr bool IsSmallTable(std::size_t data_sets,
                                          std::size_t algorithms) {
  constexpr std::size_t kFewDataSets = 10;
  constexpr std::size_t kFewAlgorithms = 5;
  return data_sets <= kFewDataSets || algorithms <= kFewAlgorithms;
}

/// The test that decides whether there is any difference.
struct Omnibus {
  /// "friedman_exact", "friedman_permutation" or
  /// "iman_davenport_tie_corrected".
  std::string_view test;
  /// Key of its statistic, which is Friedman's χ², corrected for ties, or Iman
  /// and Davenport's F.
  std::string_view statistic;
  /// Key of its p-value.
  std::string_view p_value;
  [[nodiscard]] bool has_f() const {
    return test == "iman_davenport_tie_corrected";
  }
};

/// Friedman's test with its exact distribution, where that was counted; by
/// permutations, where the table is small; else Iman and Davenport's F. Where
/// F's p-value is undefined it is that one, with its reason.
[[nodiscard]] Omnibus DecidingOmnibus(const FriedmanData& data,
                                      const FriedmanFindings& findings);

/// Whether that test finds a difference at α; not for two algorithms.
[[nodiscard]] bool AnyDiffer(const FriedmanData& data,
                             const FriedmanFindings& findings, double alpha);

/// What the test said under the key, which must be there.
[[nodiscard]] const Value& ValueOf(const FriedmanFindings& findings,
                                   std::string_view key);

/// Whether the algorithms differ, which rank first, and which those beat by the
/// deciding procedure: {"kind": "differ", "no_difference", "two" or
/// "undefined", "test", "statistic", "df1", "df2", "p", "level", "procedure",
/// "best", "beaten", "ahead"}; and "refused" {"procedure", "reason"} where the
/// procedure that was asked for has no p-values. Degrees of freedom are F's,
/// null for other tests. Where no difference was found none is beaten. "ahead"
/// beat the first in rank, which procedures that do not compare mean ranks can
/// find. "shared" are those that share the best mean rank, if there are
/// several; "beaten" are then beaten by each of them. "opposed" names what
/// favours the other one in a comparison that found a difference: {"better",
/// "worse", "by"}.
///
/// With a control `deciding` is the procedure against it, and everything is
/// said of the control: "beaten" are worse, "ahead" better, and "best" are the
/// control and those that do not differ from it, in the order of mean ranks;
/// "control" has its "name" and the "comparisons" {"name", "z", "p",
/// "p_adjusted", "differs"}.
///
/// Of two algorithms given as ranks everything is the sign test's, without a
/// difference and an interval. Of two others everything is Wilcoxon's: "best"
/// is whom R⁺ − R⁻ favours, "difference" with "low" and "high" the
/// Hodges–Lehmann estimate of best − other, "interval_agrees" whether it
/// excludes 0 where the test is significant and nowhere else, null without
/// both; "wins", "losses" and "ties" of best are counted on the ranks;
/// "within_rope" says whether the interval lies within a region of practical
/// equivalence that was given.
/// "opposed_by" names what favours the other one: where it is not empty none is
/// beaten, and "direction_unclear" says whether the test is significant all the
/// same. "reasons" say why something is null.
[[nodiscard]] Json FriedmanVerdict(const FriedmanData& data,
                                   const FriedmanFindings& findings,
                                   const Procedure& deciding,
                                   const std::optional<ControlTests>& control,
                                   const Options& options);

}  // namespace melon
