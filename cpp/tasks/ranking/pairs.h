#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "base/parameters.h"
#include "io/json/json.h"
#include "report/models/pair_values.h"
#include "report/models/worked_measure.h"
#include "tasks/ranking/data.h"
#include "tasks/ranking/values.h"

namespace melon {

/// From so many queries on there is a test: with fewer not even Wilcoxon's
/// exact p can fall below 0.05.
inline constexpr std::size_t kFewestQueries = 6;

/// The measure that decides: NDCG, or Kendall's τ-b where that is undefined for
/// every model.
[[nodiscard]] std::string_view RankingHeadline(const RankingData& data,
                                               const RankingValues& values);

/// Every two models compared query by query, on the measure that decides.
[[nodiscard]] std::vector<PairResult> CompareRankings(
    const RankingData& data, const RankingValues& values,
    const Parameters& parameters);

/// How two models come to what the tests on those differences have under the
/// key.
[[nodiscard]] std::optional<WorkedMeasure> WorkOutQueries(
    const RankingData& data, const RankingValues& values, std::size_t a,
    std::size_t b, const Parameters& parameters, std::string_view key);

/// {"a", "b", "metric", "wins", "losses", "ties", the tests' keys and those
/// adjusted by Holm, "reasons"}.
[[nodiscard]] Json RankingPairJson(const PairValues& pairs, std::size_t index,
                                   const RankingValues& values,
                                   std::string_view headline);

[[nodiscard]] Json RankingVerdict(const PairValues& pairs,
                                  const RankingData& data,
                                  std::string_view headline);

}  // namespace melon
