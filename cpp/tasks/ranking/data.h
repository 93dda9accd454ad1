#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "kernels/ranking/rank_items.h"
#include "options/options.h"
#include "roles/roles.h"
#include "table/cells.h"

namespace melon {

/// One model's scores, sorted within queries.
struct RankingModel {
  std::string name;
  RankedLists lists;
};

/// A table with its roles, checked and sorted, which the ranking task computes
/// with.
struct RankingData {
  /// In order of first appearance; one without a name when there is no query
  /// column.
  std::vector<std::string> queries;
  bool has_query_column = false;
  /// Of each query: the items, and those with a relevance above 0; sums of
  /// weights.
  std::vector<double> item_count;
  std::vector<double> relevant_count;
  bool negative_relevance = false;
  std::vector<RankingModel> models;
  UsableRows rows;
  std::vector<Problem> warnings;

  /// Queries with a relevant item.
  [[nodiscard]] std::size_t used_query_count() const;
  /// Their items: a sum of weights.
  [[nodiscard]] double used_item_count() const;
  /// The index of the query or model of that name; their number if there is
  /// none.
  [[nodiscard]] std::size_t FindQuery(std::string_view name) const;
  [[nodiscard]] std::size_t FindModel(std::string_view name) const;
  /// The 0-based row of the file that a case came from.
  [[nodiscard]] std::uint64_t RowOfCase(std::size_t wanted) const;

  /// File row of each case; empty when no row was dropped.
  std::vector<std::uint32_t> row_of_case;
};

/// Checks the cells, numbers the queries, sorts the scores.
[[nodiscard]] Result<RankingData> PrepareRanking(const Table& table,
                                                 const Roles& roles,
                                                 const Options& options);

}  // namespace melon
