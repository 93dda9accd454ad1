#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/parameters.h"
#include "io/json.h"
#include "report/verdict.h"
#include "tasks/ranking/data.h"
#include "tasks/ranking/values.h"

namespace melon {

/// Every two models compared query by query, on the measure that decides.
class RankingPairs {
 public:
  /// From so many queries on there is a test: with fewer not even Wilcoxon's
  /// exact p can fall below 0.05.
  static constexpr std::size_t kFewestQueries = 6;

  RankingPairs(const RankingData& data, const RankingValues& values,
               const Parameters& parameters);

  /// NDCG, or Kendall's τ-b where that is undefined for every model.
  [[nodiscard]] std::string_view headline() const;
  [[nodiscard]] const std::vector<PairResult>& pairs() const { return pairs_; }
  /// {"a", "b", "metric", "queries", "wins", "losses", "ties", the tests' keys
  /// and those adjusted by Holm, "reasons"}.
  [[nodiscard]] Json PairJson(std::size_t index) const;
  [[nodiscard]] Json VerdictJson() const;

 private:
  void Compare(std::size_t a, std::size_t b);
  void Adjust();

  const RankingData& data_;
  const RankingValues& values_;
  const Parameters& parameters_;
  std::size_t headline_;
  std::vector<PairResult> pairs_;
  /// Queries in which a is better, b is better, and neither.
  struct Score {
    double wins = 0;
    double losses = 0;
    double ties = 0;
  };
  std::vector<Score> scores_;
  std::vector<std::pair<std::string, std::vector<Value>>> adjusted_;
};

}  // namespace melon
