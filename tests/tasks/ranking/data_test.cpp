#include "tasks/ranking/data.h"

#include "tasks/ranking/ranking_case.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

TEST(RankingData, CountsItemsAndRelevantOnesByQuery) {
  const RankingCase prepared = PrepareRankingCsv(kThreeQueries);
  EXPECT_EQ(prepared.data.queries, (std::vector<std::string>{"x", "y", "z"}));
  EXPECT_EQ(prepared.data.item_count, (Numbers{3, 1, 2}));
  EXPECT_EQ(prepared.data.relevant_count, (Numbers{2, 0, 2}));
  EXPECT_EQ(prepared.data.used_query_count(), 2U);
}

TEST(RankingData, WarnsOfQueriesWithoutRelevantItems) {
  const RankingCase prepared = PrepareRankingCsv(kThreeQueries);
  ASSERT_EQ(prepared.data.warnings.size(), 1U);
  EXPECT_EQ(prepared.data.warnings[0].code, "queries_without_relevant_items");
}

TEST(RankingData, IsOneQueryWithoutAColumnOfThem) {
  const RankingCase prepared =
      PrepareRankingCsv("relevance,A\n1,.5\n0,.5\n-2,.7\n");
  EXPECT_FALSE(prepared.data.has_query_column);
  EXPECT_EQ(prepared.data.queries, (std::vector<std::string>{""}));
  EXPECT_TRUE(prepared.data.negative_relevance);
  EXPECT_EQ(prepared.data.warnings.at(0).code, "negative_relevance");
}

TEST(RankingData, FindsQueriesAndModelsByName) {
  const RankingCase prepared = PrepareRankingCsv(kThreeQueries);
  EXPECT_EQ(prepared.data.FindQuery("z"), 2U);
  EXPECT_EQ(prepared.data.FindQuery("?"), 3U);
  EXPECT_EQ(prepared.data.FindModel("B"), 1U);
  EXPECT_EQ(prepared.data.FindModel("C"), 2U);
}

TEST(RankingData, KeepsTheRowsOfTheFileWhenSomeAreDropped) {
  Options options;
  options.drop_missing = true;
  const RankingCase prepared =
      PrepareRankingCsv("query,relevance,A\nx,1,.5\nx,,.4\nx,0,.3\n", options);
  EXPECT_EQ(prepared.data.rows.dropped, 1U);
  EXPECT_EQ(prepared.data.RowOfCase(1), 2U);
  EXPECT_EQ(prepared.data.item_count, (Numbers{2}));
}

TEST(RankingData, TakesWeightsAsNumbersOfItems) {
  const RankingCase prepared =
      PrepareRankingCsv("query,relevance,A,weight\nx,1,.5,3\nx,0,.4,2\n");
  EXPECT_EQ(prepared.data.item_count, (Numbers{5}));
  EXPECT_EQ(prepared.data.relevant_count, (Numbers{3}));
}

TEST(RankingData, RefusesANegativeWeight) {
  const Table table =
      TableFromCsv("query,relevance,A,weight\nx,1,.5,3\nx,0,.4,-2\n");
  Options options;
  options.task = "ranking";
  const Result<Roles> roles = AssignRoles(table, options);
  ASSERT_TRUE(roles);
  const Result<RankingData> data =
      PrepareRanking(table, roles.value(), options);
  ASSERT_FALSE(data);
  EXPECT_EQ(data.problem().code, "invalid_weight");
  EXPECT_EQ(data.problem().line, 3U);
}

}  // namespace
}  // namespace melon
