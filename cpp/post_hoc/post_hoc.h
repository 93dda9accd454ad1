#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data/comparison.h"
#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"
#include "base/working/working.h"
#include "kernels/comparison/adjustment/ladder_working.h"

namespace melon {

namespace reasons {

/// For tasks, which list every algorithm.
inline constexpr Reason is_control{
    "is_control", {"this is the control itself", "这就是对照算法本身"}};
inline constexpr Reason no_critical_difference{
    "no_critical_difference",
    {"the procedure has a p-value for each comparison, and no critical "
     "difference for all of them",
     "该方法对每次比较给出 p 值，没有通用的临界值域"}};
inline constexpr Reason two_algorithms{
    "two_algorithms",
    {"two algorithms are one pair, which one test compares: Wilcoxon’s, or of "
     "ranks the sign test",
     "两个算法只有一对，用一个检验比较：Wilcoxon 检验，对序值则为符号检验"}};
inline constexpr Reason not_for_control{
    "not_for_control",
    {"the procedure is for all pairs, not for comparisons with a control",
     "该方法用于两两比较，不用于与对照比较"}};

}  // namespace reasons

/// What is left of a table of ranks for a comparison after Friedman's test.
struct RankSummary {
  /// Of each of k algorithms.
  std::span<const double> mean_rank;
  /// Number of data sets, N.
  double row_count = 0;
  /// Σ r² over all ranks; without ties N·k(k + 1)(2k + 1)/6.
  double squared_ranks = 0;
};

/// How one comparison comes to its p-value; the last line is it. The procedure
/// has p-values for the data.
using ShowAdjusted = void (*)(const Ladder& ladder, Working& working);
/// Of a pair a < b.
template <class Data>
using ShowPair = void (*)(const Data& data, std::size_t a, std::size_t b,
                          Working& working);

/// A procedure for the many comparisons after an omnibus test. Of `adjust`,
/// `from_ranks` and `from_results` exactly one is set.
struct PostHoc {
  /// Legal C++ identifier, equal to the file's stem; the report's keys are made
  /// from it: `<id>_p` for pairs, `control_<id>_p` against a control.
  std::string_view id;
  bool for_pairs = true;
  bool for_control = true;
  /// Adjusted p-values, each for the comparison at the same place of
  /// `p_values`; rejecting where it is at most α keeps the family's error at α.
  /// The p-values lie in [0, 1], in the order (0, 1), (0, 2), …, (1, 2), … of
  /// the pairs of `algorithms`, or one for each algorithm but the control.
  std::vector<Value> (*adjust)(std::span<const double> p_values,
                               std::size_t algorithms) = nullptr;
  /// p-values of all pairs, in that order.
  std::vector<Value> (*from_ranks)(const RankSummary& ranks) = nullptr;
  /// The same from the results themselves.
  std::vector<Value> (*from_results)(const RankedResults& table) = nullptr;
  /// The difference of two mean ranks from which it is significant at α, where
  /// there is one for all comparisons.
  Value (*critical_difference)(const RankSummary& ranks,
                               double alpha) = nullptr;
  /// The same in units of its standard error √(k(k + 1)/(6N)), as tables of
  /// critical values print it; set where critical_difference is.
  Value (*critical_value)(const RankSummary& ranks, double alpha) = nullptr;
  /// How it comes to its values: that which belongs to the function above that
  /// is set, and for the critical difference.
  ShowAdjusted show_adjusted = nullptr;
  ShowPair<RankSummary> show_from_ranks = nullptr;
  ShowPair<RankedResults> show_from_results = nullptr;
  void (*show_critical_difference)(const RankSummary& ranks, double alpha,
                                   Working& working) = nullptr;
};

/// Levels at which a report has critical differences, each as it ends their
/// keys: `<id>_cd_<level>`.
inline constexpr std::pair<double, std::string_view> kCriticalLevels[] = {
    {.1, "0.1"}, {.05, "0.05"}, {.01, "0.01"}};

/// All procedures, by file name. Generated from the folder.
[[nodiscard]] std::span<const PostHoc* const> PostHocs();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<PostHoc>> DescribedPostHocs();

}  // namespace melon
