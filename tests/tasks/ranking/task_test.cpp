#include <gtest/gtest.h>

#include "tasks/ranking/ranking_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(RankingTask, TakesAnotherKWithoutLosingTheData) {
  Session session;
  LoadCsv(session, kThreeQueries);
  EXPECT_FALSE(RunSession(session)["models"][0]["metrics"].contains("ndcg@2"));
  const ReadJson report = RunSession(session, R"({"k":2})");
  EXPECT_TRUE(report["models"][0]["metrics"].contains("ndcg@2"));
  EXPECT_EQ(report["options"]["k"], 2);
}

TEST(RankingTask, PreparesAnewForOtherColumns) {
  Session session;
  LoadCsv(session, kThreeQueries);
  RunSession(session);
  const ReadJson report = RunSession(session, R"({"predictions":["B"]})");
  ASSERT_EQ(report["models"].size(), 1U);
  EXPECT_EQ(report["models"][0]["name"], "B");
}

TEST(RankingTask, HasNothingToResampleWithOneQuery) {
  Session session;
  LoadCsv(session, "relevance,A\n1,.5\n0,.4\n");
  RunSession(session, R"({"bootstrap":100})");
  EXPECT_EQ(AskSession(session, R"({"type":"step","seconds":1})")["total"], 0);
}

TEST(RankingTask, ForgetsReplicatesOfAnotherSeed) {
  Session session;
  LoadCsv(session, kSevenQueries);
  RunSession(session, R"({"bootstrap":50})");
  AskSession(session, R"({"type":"step","steps":50})");
  const ReadJson other = RunSession(session, R"({"bootstrap":50,"seed":2})");
  EXPECT_TRUE(other["models"][0]["intervals"].empty());
}

TEST(RankingTask, SaysWhatItCannotAnswer) {
  Session session;
  LoadCsv(session, kThreeQueries);
  RunSession(session);
  EXPECT_EQ(ErrorCode(AskSession(session, R"({"type":"?"})")), "unknown_query");
}

}  // namespace
}  // namespace melon
