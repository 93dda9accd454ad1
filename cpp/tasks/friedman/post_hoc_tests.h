#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "post_hoc/post_hoc.h"
#include "tasks/comparison/pairs.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/directions.h"

namespace melon {

/// Compares all pairs where no other is asked for: it is defined for any
/// number of algorithms, keeps the family's error whatever is true, and rejects
/// all that Bonferroni's and Holm's procedures reject.
inline constexpr std::string_view kDefaultPostHoc = "shaffer";

/// A procedure applied to one family of comparisons.
struct Procedure {
  /// "holm"; "wilcoxon_holm" when it adjusts pairwise Wilcoxon tests.
  std::string id;
  /// The key of its p-values in the report.
  std::string key;
  const PostHoc* post_hoc;
  /// What it compares by, and so what says which of two is better.
  Statistic statistic;
  /// One p-value for each comparison; none where there are too many pairs.
  std::vector<Value> p_values;

  [[nodiscard]] bool HasPValues() const;
  /// Why it has none.
  [[nodiscard]] const Reason& Obstacle() const;
};

/// What follows Friedman's test: z-tests of mean ranks for all pairs, all
/// procedures on them and on the pairwise Wilcoxon tests.
struct PostHocTests {
  /// Of each pair, in the order of the pairs: difference of mean ranks, z, and
  /// its two-sided p-value.
  std::vector<double> rank_difference;
  std::vector<double> z;
  std::vector<double> p;
  Directions directions;
  std::vector<Procedure> procedures;
};

/// Which of a pair is better by a procedure at α: positive a, negative b, 0
/// where no difference was found.
[[nodiscard]] double WinnerOf(const PostHocTests& tests,
                              const Procedure& procedure, std::size_t pair,
                              double alpha);

/// `pairs` has the Wilcoxon tests.
[[nodiscard]] PostHocTests TestAllPairs(const FriedmanData& data,
                                        const PairTable& pairs);

/// Each algorithm against the control: z and p of the control itself are NaN,
/// its p-values undefined.
struct ControlTests {
  std::size_t control;
  std::vector<double> z;
  std::vector<double> p;
  /// One p-value for each algorithm.
  std::vector<Procedure> procedures;
  /// The id of the procedure that was asked for; empty: none.
  std::string wanted;
};

/// Of two algorithms nothing is tested: all is undefined.
[[nodiscard]] ControlTests TestAgainst(std::size_t control,
                                       const FriedmanData& data,
                                       std::string wanted = {});

/// Whether it is for comparisons with a control and for no others.
[[nodiscard]] bool IsForControlOnly(std::string_view procedure);

/// The procedure that judges the others against the control: the one that was
/// asked for, or judges the pairs, where it can, Bonferroni and Dunn's for
/// Nemenyi's and Bonferroni's, of which it is the companion, else Holm's.
[[nodiscard]] const Procedure& DecidingAgainst(const ControlTests& control,
                                               const Procedure& of_pairs);

/// The same as WinnerOf by a procedure against the control: 0 for a pair
/// without it.
[[nodiscard]] double WinnerAgainst(const PostHocTests& tests,
                                   const ControlTests& control,
                                   const Procedure& procedure,
                                   const PairTable& pairs, std::size_t pair,
                                   double alpha);

/// Wilcoxon's p-value of each pair: the exact one where there is one.
[[nodiscard]] std::vector<Value> WilcoxonPs(const PairTable& pairs);

/// √(k(k + 1)/(6N)): the standard error of a difference of mean ranks.
[[nodiscard]] double RankStandardError(const FriedmanData& data);

}  // namespace melon
