#include "tasks/ranking/report.h"

#include <gtest/gtest.h>

#include "tasks/ranking/ranking_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(RankingReport, HasCountsMeasuresAndReasons) {
  const ReadJson report = ReportOfCsv(kThreeQueries);
  EXPECT_EQ(report["task"], "ranking");
  const ReadJson& metrics = report["models"][0]["metrics"];
  EXPECT_EQ(metrics["n"], 6);
  EXPECT_EQ(metrics["n_queries"], 3);
  EXPECT_EQ(metrics["n_queries_used"], 2);
  // relevant items first in both queries
  EXPECT_EQ(metrics["mean_reciprocal_rank"], 1);
  EXPECT_TRUE(report["models"][0]["reasons"].empty());
}

TEST(RankingReport, HasValuesQueryByQuery) {
  const ReadJson report = ReportOfCsv(kThreeQueries);
  EXPECT_EQ(report["queries"]["names"], (ReadJson{"x", "y", "z"}));
  // Nothing in y is relevant.
  const ReadJson& items = report["queries"]["items"];
  EXPECT_EQ(report["queries"]["used_items"],
            items[0].get<double>() + items[2].get<double>());
  EXPECT_EQ(report["queries"]["relevant"], (ReadJson{2, 0, 2}));
  EXPECT_EQ(report["models"][1]["queries"]["mean_reciprocal_rank"],
            (ReadJson{.75, nullptr, 1}));
}

TEST(RankingReport, CountsQueriesInBins) {
  const ReadJson distribution =
      ReportOfCsv(kSevenQueries)["models"][0]["distribution"];
  EXPECT_EQ(distribution["metric"], "ndcg");
  // six perfect ones, and one with 1/log₂ 3 = .63
  EXPECT_EQ(distribution["counts"][19], 6);
  EXPECT_EQ(distribution["counts"][12], 1);
}

TEST(RankingReport, HasIntervalsAfterTheBootstrap) {
  Session session;
  LoadCsv(session, kSevenQueries);
  const std::string_view options = R"({"bootstrap":200})";
  EXPECT_TRUE(RunSession(session, options)["models"][0]["intervals"].empty());
  const ReadJson progress =
      AskSession(session, R"({"type":"step","steps":1000})");
  // Each of the seven queries is left out once.
  EXPECT_EQ(progress["done"], 207);
  const ReadJson report = RunSession(session, options);
  const ReadJson& interval = report["models"][1]["intervals"]["ndcg"];
  EXPECT_LT(interval["low"], report["models"][1]["metrics"]["ndcg"]);
  EXPECT_GT(interval["high"], report["models"][1]["metrics"]["ndcg"]);
  EXPECT_GT(report["pairs"][0]["differences"]["ndcg"]["difference"], 0);
}

TEST(RankingReport, SaysWhyOneQueryHasNoInterval) {
  const ReadJson report =
      ReportOfCsv("relevance,A,B\n1,.5,.1\n0,.4,.3\n", R"({"bootstrap":200})");
  EXPECT_EQ(
      report["models"][0]["other_intervals"]["ndcg"]["bootstrap_bca"]["reason"],
      "one_query");
}

TEST(QueriesJson, GivesAnyMeasureOfAnyQueries) {
  Session session;
  LoadCsv(session, kThreeQueries);
  RunSession(session);
  const ReadJson answer = AskSession(
      session, R"({"type":"queries","metric":"precision@1","first":2})");
  EXPECT_EQ(answer["total"], 3);
  EXPECT_EQ(answer["names"], (ReadJson{"z"}));
  EXPECT_EQ(answer["values"]["A"], (ReadJson{1}));
  EXPECT_EQ(ErrorCode(AskSession(session,
                                 R"({"type":"queries","metric":"accuracy"})")),
            "unknown_metric");
}

}  // namespace
}  // namespace melon
