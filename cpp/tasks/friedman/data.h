#pragma once

#include <cstddef>
#include <optional>

#include "base/data/comparison.h"
#include "base/result.h"
#include "base/table.h"
#include "kernels/comparison/ranks/rank_rows.h"
#include "options/options.h"
#include "post_hoc/post_hoc.h"
#include "roles/roles.h"
#include "tasks/comparison/results.h"

namespace melon {

/// Algorithms on data sets, ranked within each data set.
struct FriedmanData {
  Results results;
  RowRanks ranks;
  /// Sum of ranks divided by the number of data sets.
  std::vector<double> mean_rank;
  /// Results of one data set that differ by at most so much share their rank.
  double tie_tolerance = 0;

  [[nodiscard]] RankedResults View() const {
    return {.row_count = results.row_count(),
            .column_count = results.column_count(),
            .result = results.result,
            .rank = ranks.rank,
            .higher_is_better = results.higher_is_better,
            .row_names = results.datasets,
            .column_names = results.algorithms};
  }
  [[nodiscard]] RankSummary Summary() const {
    return {.mean_rank = mean_rank,
            .row_count = static_cast<double>(results.row_count()),
            .squared_ranks = ranks.sums.squared_ranks};
  }
};

/// On how many data sets one algorithm ranks before another, behind it, and
/// level with it. Results within the tie tolerance share their rank.
struct Record {
  std::size_t wins = 0;
  std::size_t losses = 0;
  std::size_t ties = 0;
};

[[nodiscard]] Record RecordOf(const RankedResults& view, std::size_t algorithm,
                              std::size_t other);

/// A control that is not an algorithm, or a post-hoc procedure that there is
/// not.
[[nodiscard]] std::optional<Problem> CheckFriedmanOptions(
    const Results& results, const Options& options);

/// Reads and ranks the results; one algorithm alone is a Problem.
[[nodiscard]] Result<FriedmanData> PrepareFriedman(const Table& table,
                                                   const Roles& roles,
                                                   const Options& options);

}  // namespace melon
