#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/data/class_probabilities.h"
#include "base/value.h"
#include "kernels/binary/group_scores.h"

namespace melon {

/// The cases of each column by descending number, and all entries of all
/// columns in one order: enough to rank any reweighting of the same cases
/// without sorting again. 4 bytes an entry, and 6 more for the common order.
struct ClassOrders {
  std::vector<std::vector<std::uint32_t>> by_class;
  std::vector<std::uint32_t> pooled_case;
  std::vector<std::uint16_t> pooled_class;
};

[[nodiscard]] ClassOrders OrderClasses(const ClassProbabilities& model);

/// Sorts each column and ranks. O(n·k log k); the columns are sorted one by
/// one, and only their orders are kept.
[[nodiscard]] ClassRankings RankClasses(const ClassProbabilities& model);

/// The same without sorting; `orders` are those of the model's columns.
[[nodiscard]] ClassRankings RankClasses(const ClassProbabilities& model,
                                        const ClassOrders& orders);

/// All (case, class) entries as one ranking, those of the true class positive,
/// for curves. Exact for the first 2¹⁷ different numbers; from there on
/// neighbours that move both shares by less than 4·10⁻⁶ are one group, so that
/// it does not take several times the memory of the columns. Without `order`.
[[nodiscard]] GroupedScores PooledGroups(const ClassProbabilities& model);

/// The model's rankings, computed here if they are not there yet.
[[nodiscard]] ClassRankings RankingsOf(const ClassProbabilities& model);

/// `average` of the model's rankings, computed here if they are not there yet;
/// undefined (no_cases) without weight.
[[nodiscard]] Value FromRankings(const ClassProbabilities& model,
                                 Value (*average)(const ClassRankings&));

/// How many classes have a case of positive weight.
[[nodiscard]] std::size_t OccurringClasses(const ClassRankings& rankings);

/// Area under the ROC curve of one class against the rest; undefined
/// (one_class) when no case or every case is of the class.
[[nodiscard]] Value AreaAgainstRest(const ClassRankings& rankings,
                                    std::size_t label);

/// Average precision of one class against the rest; undefined (no_positives)
/// when no case is of the class.
[[nodiscard]] Value PrecisionAgainstRest(const ClassRankings& rankings,
                                         std::size_t label);

/// Hand and Till's A(i, j): the mean of the two areas that the columns of both
/// classes have on the cases of these classes alone. Both classes must occur.
[[nodiscard]] double AreaOfPair(const ClassRankings& rankings, std::size_t i,
                                std::size_t j);

}  // namespace melon
