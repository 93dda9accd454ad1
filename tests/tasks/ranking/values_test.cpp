#include "tasks/ranking/values.h"

#include <cmath>

#include "base/reasons.h"
#include "tasks/ranking/ranking_case.h"

namespace melon {
namespace {

TEST(RankingValues, AreTheMeanOfThoseByQuery) {
  const RankingCase prepared = PrepareRankingCsv(kThreeQueries);
  const RankingValues values(prepared.data, prepared.options);
  const std::size_t key = values.IndexOf("mean_reciprocal_rank");
  // B's order of x: the irrelevant item tied with one relevant, then the other
  EXPECT_EQ(values.ByQuery(1, key)[0], .75);
  EXPECT_TRUE(std::isnan(values.ByQuery(1, key)[1]));
  EXPECT_EQ(values.ByQuery(1, key)[2], 1);
  EXPECT_EQ(values.Of(1, key).number(), .875);
}

TEST(RankingValues, HaveTheKeyOfTheKThatIsAskedFor) {
  RankingCase prepared = PrepareRankingCsv(kThreeQueries);
  prepared.options.k = 2;
  const RankingValues values(prepared.data, prepared.options);
  const std::size_t key = values.IndexOf("precision@2");
  EXPECT_EQ(values.ByQuery(0, key)[0], .5);
}

TEST(RankingValues, AreUndefinedByQueryWhereTheMeanIs) {
  const RankingCase prepared =
      PrepareRankingCsv("query,relevance,A\nx,1,.5\nx,0,.4\ny,-1,.3\n");
  const RankingValues values(prepared.data, prepared.options);
  const std::size_t key = values.IndexOf("ndcg");
  EXPECT_FALSE(values.Of(0, key).defined());
  EXPECT_TRUE(std::isnan(values.ByQuery(0, key)[0]));
}

TEST(RankingValues, SayOfAQueryWhyItHasNone) {
  const RankingCase prepared = PrepareRankingCsv(kThreeQueries);
  const RankingValues values(prepared.data, prepared.options);
  const std::size_t key = values.IndexOf("mean_reciprocal_rank");
  const auto of_query = [&](std::size_t query) {
    return values.OfQuery(prepared.data, 1, key, query);
  };
  EXPECT_EQ(of_query(0).number(), .75);
  EXPECT_EQ(of_query(1).reason().id, reasons::no_relevant_items.id);
}

TEST(RankingValues, GiveAQueryTheReasonOfTheOneThatLeavesNoneAValue) {
  const RankingCase prepared =
      PrepareRankingCsv("query,relevance,A\nx,1,.5\nx,0,.4\ny,-1,.3\n");
  const RankingValues values(prepared.data, prepared.options);
  EXPECT_EQ(
      values.OfQuery(prepared.data, 0, values.IndexOf("ndcg"), 0).reason().id,
      reasons::negative_relevance.id);
}

TEST(RankingValues, DifferInTheQueriesDefinedForBoth) {
  const RankingCase prepared = PrepareRankingCsv(kThreeQueries);
  const RankingValues values(prepared.data, prepared.options);
  const std::vector<double> differences =
      values.Differences(0, 1, values.IndexOf("mean_reciprocal_rank"));
  EXPECT_EQ(differences, (std::vector<double>{.25, 0}));
}

}  // namespace
}  // namespace melon
