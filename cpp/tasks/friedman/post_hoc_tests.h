#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "post_hoc/post_hoc.h"
#include "tasks/comparison/pairs.h"
#include "tasks/friedman/data.h"

namespace melon {

/// A procedure applied to one family of comparisons.
struct Procedure {
  /// "holm"; "wilcoxon_holm" when it adjusts pairwise Wilcoxon tests.
  std::string id;
  /// The key of its p-values in the report.
  std::string key;
  const PostHoc* post_hoc;
  /// One p-value for each comparison.
  std::vector<Value> p_values;
};

/// What follows Friedman's test: z-tests of mean ranks for all pairs, all
/// procedures on them and on the pairwise Wilcoxon tests.
struct PostHocTests {
  /// Of each pair, in the order of the pairs: difference of mean ranks, z, and
  /// its two-sided p-value.
  std::vector<double> rank_difference;
  std::vector<double> z;
  std::vector<double> p;
  std::vector<Procedure> procedures;
};

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
};

[[nodiscard]] ControlTests TestAgainst(std::size_t control,
                                       const FriedmanData& data);

/// √(k(k + 1)/(6N)): the standard error of a difference of mean ranks.
[[nodiscard]] double RankStandardError(const FriedmanData& data);

}  // namespace melon
