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

TEST(AnswerOfPair, GivesTheDifferencesInDecimal) {
  Session session;
  LoadCsv(session, kResults);
  RunSession(session);
  const ReadJson answer =
      AskSession(session, R"({"type": "pair", "a": 0, "b": 2})");
  // .9 − .7, .7 − .8, .6 − .4, .9 − .3.
  EXPECT_EQ(answer["differences"].dump(), "[0.2,-0.1,0.2,0.6]");
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

TEST(AnswerOfPair, GivesTheDrawsBehindTheBayesianTests) {
  Session session;
  LoadCsv(session, "d,A,B\nx,.7,.6\ny,.8,.85\nz,.9,.7\nu,.75,.7\nv,.6,.61\n");
  RunSession(session, R"({"task":"friedman","draws":3000})");
  const ReadJson answer = AskSession(session, R"({"type":"pair","a":0,"b":1})");
  for (const std::string test : {"sign", "signed_rank"}) {
    const ReadJson& draws = answer["bayes"][test];
    ASSERT_EQ(draws["points"].size(), 2000U);
    for (const ReadJson& point : draws["points"]) {
      const double sum = point[0].get<double>() + point[1].get<double>() +
                         point[2].get<double>();
      EXPECT_NEAR(sum, 1, 1e-12);
    }
    for (const std::string side : {"left", "rope", "right"}) {
      const std::string key =
          std::string("bayes_").append(test).append("_").append(side);
      EXPECT_EQ(draws[side].get<double>(), answer["pair"][key].get<double>());
    }
  }
  EXPECT_FALSE(answer.contains("density"));
}

TEST(AnswerOfPair, HasTheKeysThatTheReportOfManyPairsLeavesOut) {
  std::string csv = "d";
  for (int i = 0; i < 11; ++i) csv += ",m" + std::to_string(i);
  for (int row = 0; row < 8; ++row) {
    csv += "\nd" + std::to_string(row);
    for (int i = 0; i < 11; ++i)
      csv += ",." + std::to_string(50 + ((row * 7 + i * 13) % 31));
  }
  Session session;
  LoadCsv(session, csv + "\n");
  const ReadJson report = RunSession(session, R"({"task":"friedman"})");
  const ReadJson& pair = report["pairs"][0];
  const ReadJson answer =
      AskSession(session, R"({"type":"pair","a":0,"b":1})")["pair"];
  for (const char* key :
       {"wilcoxon_pratt_p_exact", "permutation_p", "bayes_sign_left",
        "akinshin_gamma", "akinshin_gamma_low", "draws"}) {
    EXPECT_TRUE(pair[key].is_null()) << key;
    EXPECT_EQ(pair["reasons"][key], "too_many_pairs") << key;
    EXPECT_TRUE(answer[key].is_number()) << key;
  }
}

TEST(AnswerOfPair, HasReasonsForDifferencesBeyondTheRangeOfDoubles) {
  Session session;
  LoadCsv(session, "d,A,B\nx,1.7e308,-1.7e308\ny,1,2\nz,3,2\n");
  RunSession(session, R"({"task":"friedman"})");
  const ReadJson answer = AskSession(session, R"({"type":"pair","a":0,"b":1})");
  EXPECT_EQ(answer["pair"]["reasons"]["mean_diff"], "overflow");
  EXPECT_TRUE(answer["bayes"].is_null());
}

TEST(AnswerOfPair, GivesTheDensityOfTheMeanDifferenceOverFolds) {
  Session session;
  LoadCsv(session, "fold,A,B\n1,.2,.1\n2,.3,.25\n3,.1,.12\n4,.2,.15\n");
  RunSession(session);
  const ReadJson density =
      AskSession(session, R"({"type":"pair","a":0,"b":1})")["density"];
  ASSERT_EQ(density["x"].size(), density["y"].size());
  // The curve covers 99.8 % of the posterior, by trapezoids.
  double area = 0;
  for (std::size_t i = 1; i < density["x"].size(); ++i) {
    const double width =
        density["x"][i].get<double>() - density["x"][i - 1].get<double>();
    area +=
        width *
        (density["y"][i].get<double>() + density["y"][i - 1].get<double>()) / 2;
  }
  EXPECT_GT(area, 0.997);
  EXPECT_LT(area, 1.001);
  EXPECT_NEAR(density["left"].get<double>() + density["rope"].get<double>() +
                  density["right"].get<double>(),
              1, 1e-12);
}

}  // namespace
}  // namespace melon
