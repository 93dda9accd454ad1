#include "tasks/ranking/pairs.h"

#include <cmath>

#include "tasks/ranking/ranking_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kRanking = R"({"task":"ranking"})";

TEST(RankingPairs, CountQueriesWonLostAndTied) {
  const ReadJson report = ReportOfCsv(kSevenQueries);
  const ReadJson& pair = report["pairs"][0];
  EXPECT_EQ(pair["wins"], 4);
  EXPECT_EQ(pair["losses"], 0);
  EXPECT_EQ(pair["ties"], 3);
  EXPECT_EQ(pair["metric"], "ndcg");
}

TEST(RankingPairs, AreTestedQueryByQuery) {
  const ReadJson report = ReportOfCsv(kSevenQueries);
  // d = 1 − 1/log₂ 3 in four of seven queries: mean 4d/7, variance 12d²/42
  const ReadJson& pair = report["pairs"][0];
  EXPECT_NEAR(pair["paired_t"].get<double>(),
              (4.0 / 7) / std::sqrt(12.0 / 42 / 7), 1e-9);
  // All four differences are positive: 2 of the 2⁴ signs are as extreme.
  EXPECT_DOUBLE_EQ(pair["wilcoxon_p_exact"], 2.0 / 16);
}

TEST(RankingPairs, SayWhichModelIsBetter) {
  const ReadJson report = ReportOfCsv(kSevenQueries);
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["best"], "A");
  EXPECT_EQ(verdict["other"], "B");
  EXPECT_EQ(verdict["test"], "paired_t_test");
  // scipy 1.14.1: ttest_1samp([1,1,1,1,0,0,0], 0).pvalue
  EXPECT_NEAR(verdict["p"], 0.030019745287544374, 1e-9);
  EXPECT_EQ(verdict["kind"], "better");
}

TEST(RankingPairs, AreNotTestedOnFewQueries) {
  const ReadJson report = ReportOfCsv(kThreeQueries);
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["kind"], "untested");
  EXPECT_EQ(verdict["reason"], "too_few_queries");
  EXPECT_TRUE(report["pairs"][0]["mean_diff"].is_number());
}

TEST(RankingPairs, OfOneQuerySayThatThereIsOne) {
  const ReadJson report =
      ReportOfCsv("relevance,A,B\n1,.5,.1\n0,.4,.3\n", kRanking);
  EXPECT_EQ(report["verdict"]["reason"], "one_query");
}

TEST(RankingPairs, CompareTauWhereNdcgIsUndefined) {
  const ReadJson report =
      ReportOfCsv("relevance,A,B\n1,.5,.1\n-1,.4,.3\n", kRanking);
  EXPECT_EQ(report["verdict"]["metric"], "kendall_tau_b");
  EXPECT_EQ(report["verdict"]["best"], "A");
}

TEST(RankingPairs, OfASingleModelAreNone) {
  const ReadJson report = ReportOfCsv("relevance,A\n1,.5\n0,.4\n", kRanking);
  EXPECT_TRUE(report["pairs"].empty());
  EXPECT_EQ(report["verdict"]["kind"], "single");
}

TEST(RankingPairs, WithNothingRelevantHaveNoVerdict) {
  const ReadJson report = ReportOfCsv("relevance,A\n0,.5\n0,.4\n", kRanking);
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["kind"], "undefined");
  EXPECT_EQ(verdict["reason"], "no_relevant_items");
}

}  // namespace
}  // namespace melon
