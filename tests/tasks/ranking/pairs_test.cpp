#include "tasks/ranking/pairs.h"

#include <cmath>

#include "tasks/ranking/ranking_case.h"

namespace melon {
namespace {

struct Compared {
  explicit Compared(std::string_view csv)
      : prepared(PrepareRankingCsv(csv)),
        values(prepared.data, prepared.options),
        pairs(prepared.data, values, parameters) {}
  RankingCase prepared;
  RankingValues values;
  Parameters parameters;
  RankingPairs pairs;
};

TEST(RankingPairs, CountQueriesWonLostAndTied) {
  const Compared compared(kSevenQueries);
  const Json pair = compared.pairs.PairJson(0);
  EXPECT_EQ(NumberOr(pair, "wins", -1), 4);
  EXPECT_EQ(NumberOr(pair, "losses", -1), 0);
  EXPECT_EQ(NumberOr(pair, "ties", -1), 3);
  EXPECT_EQ(TextOf(pair, "metric"), "ndcg");
}

TEST(RankingPairs, AreTestedQueryByQuery) {
  const Compared compared(kSevenQueries);
  // d = 1 − 1/log₂ 3 in four of seven queries: mean 4d/7, variance 12d²/42
  const Value& t = ValueOf(compared.pairs.pairs()[0], "paired_t");
  EXPECT_NEAR(t.number(), (4.0 / 7) / std::sqrt(12.0 / 42 / 7), 1e-9);
  // All four differences are positive: 2 of the 2⁴ signs are as extreme.
  const Value& p = ValueOf(compared.pairs.pairs()[0], "wilcoxon_p_exact");
  EXPECT_DOUBLE_EQ(p.number(), 2.0 / 16);
}

TEST(RankingPairs, SayWhichModelIsBetter) {
  const Compared compared(kSevenQueries);
  const Json verdict = compared.pairs.VerdictJson();
  EXPECT_EQ(TextOf(verdict, "best"), "A");
  EXPECT_EQ(TextOf(verdict, "other"), "B");
  EXPECT_EQ(TextOf(verdict, "test"), "paired_t_test");
  // scipy 1.14.1: ttest_1samp([1,1,1,1,0,0,0], 0).pvalue
  EXPECT_NEAR(NumberOr(verdict, "p", -1), 0.030019745287544374, 1e-9);
  EXPECT_EQ(TextOf(verdict, "kind"), "better");
}

TEST(RankingPairs, AreNotTestedOnFewQueries) {
  const Compared compared(kThreeQueries);
  const Json verdict = compared.pairs.VerdictJson();
  EXPECT_EQ(TextOf(verdict, "kind"), "untested");
  EXPECT_EQ(TextOf(verdict, "reason"), "too_few_queries");
  EXPECT_TRUE(ValueOf(compared.pairs.pairs()[0], "mean_diff").defined());
}

TEST(RankingPairs, OfOneQuerySayThatThereIsOne) {
  const Compared compared("relevance,A,B\n1,.5,.1\n0,.4,.3\n");
  EXPECT_EQ(TextOf(compared.pairs.VerdictJson(), "reason"), "one_query");
}

TEST(RankingPairs, CompareTauWhereNdcgIsUndefined) {
  const Compared compared("relevance,A,B\n1,.5,.1\n-1,.4,.3\n");
  EXPECT_EQ(compared.pairs.headline(), "kendall_tau_b");
  EXPECT_EQ(TextOf(compared.pairs.VerdictJson(), "best"), "A");
}

TEST(RankingPairs, OfASingleModelAreNone) {
  const Compared compared("relevance,A\n1,.5\n0,.4\n");
  EXPECT_TRUE(compared.pairs.pairs().empty());
  EXPECT_EQ(TextOf(compared.pairs.VerdictJson(), "kind"), "single");
}

TEST(RankingPairs, WithNothingRelevantHaveNoVerdict) {
  const Compared compared("relevance,A\n0,.5\n0,.4\n");
  const Json verdict = compared.pairs.VerdictJson();
  EXPECT_EQ(TextOf(verdict, "kind"), "undefined");
  EXPECT_EQ(TextOf(verdict, "reason"), "no_relevant_items");
}

}  // namespace
}  // namespace melon
