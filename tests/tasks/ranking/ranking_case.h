#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string_view>
#include <utility>

#include "tasks/ranking/data.h"
#include "tasks/table_from_csv.h"

namespace melon {

/// A table with what the ranking task makes of it.
struct RankingCase {
  std::unique_ptr<Table> table;
  Options options;
  Roles roles;
  RankingData data;
};

inline RankingCase PrepareRankingCsv(std::string_view csv,
                                     Options options = {}) {
  options.task = "ranking";
  RankingCase prepared;
  prepared.table = std::make_unique<Table>(TableFromCsv(csv));
  prepared.options = options;
  const Result<Roles> roles = AssignRoles(*prepared.table, options);
  EXPECT_TRUE(roles) << roles.problem().message.english;
  prepared.roles = roles.value();
  Result<RankingData> data =
      PrepareRanking(*prepared.table, prepared.roles, options);
  EXPECT_TRUE(data) << data.problem().message.english;
  prepared.data = std::move(data.value());
  return prepared;
}

/// Three queries; in the second one nothing is relevant.
inline constexpr std::string_view kThreeQueries =
    "query,relevance,A,B\n"
    "x,2,.9,.1\n"
    "y,0,.5,.5\n"
    "x,0,.4,.4\n"
    "z,1,.2,.3\n"
    "x,1,.3,.4\n"
    "z,3,.1,.9\n";

/// Seven queries of two items; A puts the relevant one first in all but one, B
/// in two.
inline constexpr std::string_view kSevenQueries =
    "query,relevance,A,B\n"
    "1,1,2,1\n1,0,1,2\n2,1,2,1\n2,0,1,2\n3,1,2,1\n3,0,1,2\n4,1,2,1\n4,0,1,2\n"
    "5,1,2,2\n5,0,1,1\n6,1,2,2\n6,0,1,1\n7,1,1,1\n7,0,2,2\n";

}  // namespace melon
