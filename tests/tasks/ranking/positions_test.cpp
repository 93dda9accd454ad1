#include "tasks/ranking/positions.h"

#include <cmath>

#include "tasks/ranking/ranking_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson Ask(std::string_view request) {
  Session session;
  LoadCsv(session, kThreeQueries);
  RunSession(session);
  return AskSession(session, request);
}

TEST(PositionsJson, ListsTheRankedItemsOfAQuery) {
  const ReadJson answer =
      Ask(R"({"type":"positions","model":"A","query":"z"})");
  EXPECT_EQ(answer["total"], 2);
  const ReadJson& second = answer["rows"][1];
  EXPECT_EQ(second["position"], 2);
  EXPECT_EQ(second["line"], 7);
  EXPECT_EQ(second["relevance"], 3);
  EXPECT_EQ(second["score"], .1);
  EXPECT_EQ(second["gain"], 3);
  EXPECT_EQ(second["gain_exp"], 7);
  EXPECT_DOUBLE_EQ(second["discount"].get<double>(), 1 / std::log2(3));
}

TEST(PositionsJson, LetsTiesShareTheirPositions) {
  const ReadJson answer =
      Ask(R"({"type":"positions","model":"B","query":"x"})");
  for (const std::size_t i : {0U, 1U}) {
    EXPECT_EQ(answer["rows"][i]["position"], 1);
    EXPECT_EQ(answer["rows"][i]["last_position"], 2);
    EXPECT_DOUBLE_EQ(answer["rows"][i]["discount"].get<double>(),
                     (1 + 1 / std::log2(3)) / 2);
  }
}

TEST(PositionsJson, IsAnsweredInPages) {
  const ReadJson answer = Ask(
      R"({"type":"positions","model":"A","query":"x","first":1,"count":1})");
  EXPECT_EQ(answer["total"], 3);
  ASSERT_EQ(answer["rows"].size(), 1U);
  EXPECT_EQ(answer["rows"][0]["position"], 2);
}

TEST(PositionsJson, IsOfTheFirstQueryWhenNoneIsNamed) {
  EXPECT_EQ(Ask(R"({"type":"positions","model":"A"})")["query"], "x");
}

TEST(PositionsJson, SaysWhatIsNotThere) {
  EXPECT_EQ(ErrorCode(Ask(R"({"type":"positions","model":"C"})")),
            "unknown_model");
  EXPECT_EQ(ErrorCode(Ask(R"({"type":"positions","model":"A","query":"w"})")),
            "unknown_query");
}

}  // namespace
}  // namespace melon
