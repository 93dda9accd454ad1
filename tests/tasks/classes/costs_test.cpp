#include "tasks/classes/costs.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kProbabilities =
    "y,B:z,B:x,B:y\nx,.1,.6,.3\nz,.7,.1,.2\ny,.1,.5,.4\n";

ReadJson Ask(std::string_view csv, std::string_view matrix) {
  Session session;
  LoadCsv(session, csv);
  RunSession(session);
  return AskSession(session, std::string(R"({"type":"costs","matrix":)") +
                                 std::string(matrix) + "}");
}

TEST(CostsJson, OfLabelsIsTheMeanCost) {
  const ReadJson answer =
      Ask("y,m\na,a\nb,c\nc,c\n", "[[0,1,1],[1,0,6],[1,1,0]]");
  EXPECT_EQ(answer["cost_sensitive_error"], 2);
  EXPECT_FALSE(answer.contains("minimal"));
}

TEST(CostsJson, AreInTheOrderOfTheClassesWhateverTheColumns) {
  // Classes z, x, y. Deciding x when y is true costs 10.
  const ReadJson minimal =
      Ask(kProbabilities, "[[0,1,1],[1,0,1],[1,10,0]]")["minimal"];
  // First case: x costs .1 + .3 · 10, y .1 + .6, z .6 + .3. Third: x 4.1, y .6.
  EXPECT_DOUBLE_EQ(minimal["expected_cost"], (.7 + .3 + .6) / 3);
  EXPECT_EQ(minimal["confusion"]["counts"],
            ReadJson::parse("[[1,0,0],[0,0,1],[0,0,1]]"));
  EXPECT_DOUBLE_EQ(minimal["cost"], 1.0 / 3);
  EXPECT_DOUBLE_EQ(minimal["accuracy"], 2.0 / 3);
}

TEST(CostsJson, HasNoMinimalDecisionsWithoutProbabilities) {
  const ReadJson minimal = Ask("y,B:z,B:x,B:y\nx,1,6,3\nz,7,1,2\ny,1,5,4\n",
                               "[[0,1,1],[1,0,1],[1,1,0]]")["minimal"];
  EXPECT_EQ(minimal["reason"], "scores_outside_unit_interval");
}

}  // namespace
}  // namespace melon
