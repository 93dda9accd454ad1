#include "tasks/comparison/pair_query.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kResults =
    "dataset,A,B,C\nx,.9,.8,.7\ny,.7,.6,.8\nz,.6,.5,.4\nw,.9,.7,.3\n";

TEST(AnswerOfPair, GivesEveryTestOfTwoAlgorithms) {
  Session session;
  LoadCsv(session, kResults);
  RunSession(session);
  const ReadJson answer =
      AskSession(session, R"({"type": "pair", "a": 2, "b": 0})");
  EXPECT_EQ(answer["pair"]["a"], "C");
  EXPECT_EQ(answer["pair"]["b"], "A");
  // All four differences but one are negative.
  EXPECT_EQ(answer["pair"]["wins"], 1);
  EXPECT_EQ(answer["pair"]["wilcoxon_statistic"], 1);
  EXPECT_TRUE(answer["pair"].contains("reasons"));
}

TEST(AnswerOfPair, RefusesPlacesThatAreNone) {
  Session session;
  LoadCsv(session, kResults);
  RunSession(session);
  for (const std::string_view request :
       {R"({"type": "pair", "a": 0, "b": 3})",
        R"({"type": "pair", "a": 1, "b": 1})",
        R"({"type": "pair", "a": -1, "b": 1})",
        R"({"type": "pair", "a": 0.5, "b": 1})", R"({"type": "pair"})",
        R"({"type": "other", "a": 0, "b": 1})"})
    EXPECT_EQ(ErrorCode(AskSession(session, request)), "unknown_query")
        << request;
}

}  // namespace
}  // namespace melon
