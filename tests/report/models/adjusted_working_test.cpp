#include "report/models/adjusted_working.h"

#include <gtest/gtest.h>

#include <string_view>

#include "io/json/json_reader.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// A report of four models, of which D was not compared with A.
Json FourModels() {
  return ParseJson(
             R"({"models":[{"name":"A"},{"name":"B"},{"name":"C"},{"name":"D"}],)"
             R"("pairs":[{"a":"A","b":"B","p":0.01,"p_holm":0.06},)"
             R"({"a":"A","b":"C","p":0.02,"p_holm":0.1},)"
             R"({"a":"B","b":"C","p":null,"p_holm":null,)"
             R"("reasons":{"p_holm":"too_few_cases"}},)"
             R"({"a":"B","b":"D","p":0.5,"p_holm":1},)"
             R"({"a":"C","b":"D","p":0.6,"p_holm":1}]})")
      .value();
}

ReadJson AnswerTo(std::string_view request) {
  const auto answer = AnswerAdjusted(ParseJson(request).value(), FourModels());
  if (!answer) return ReadJson::object();
  return ReadJson::parse(Serialize(answer.value()));
}

TEST(AnswerAdjusted, CountsEveryPairOfTheReport) {
  const ReadJson answer =
      AnswerTo(R"({"type":"working","a":0,"b":1,"key":"p_holm"})");
  // The smallest of six, with the one that was not compared.
  EXPECT_EQ(answer["value"], .06);
  const ReadJson& lines = answer["lines"];
  EXPECT_EQ(lines.back()["value"], .06);
  ASSERT_EQ(lines[0]["tables"][0]["rows"].size(), 6U);
  EXPECT_NE(lines.dump().find("A – D"), std::string::npos);
}

TEST(AnswerAdjusted, TakesTheTwoModelsInEitherOrder) {
  const ReadJson answer =
      AnswerTo(R"({"type":"working","a":2,"b":0,"key":"p_holm"})");
  // The second of six: 5 · 0.02.
  EXPECT_EQ(answer["value"], .1);
  EXPECT_DOUBLE_EQ(answer["lines"].back()["value"], .1);
}

TEST(AnswerAdjusted, SaysWhyThereIsNone) {
  const ReadJson answer =
      AnswerTo(R"({"type":"working","a":1,"b":2,"key":"p_holm"})");
  EXPECT_TRUE(answer["value"].is_null());
  EXPECT_EQ(answer["reason"], "too_few_cases");
  EXPECT_TRUE(answer["lines"].empty());
}

TEST(AnswerAdjusted, KnowsNoOtherPairOrKey) {
  for (const std::string_view request :
       {R"({"type":"working","a":0,"b":3,"key":"p_holm"})",
        R"({"type":"working","a":0,"b":0,"key":"p_holm"})",
        R"({"type":"working","a":0,"b":4,"key":"p_holm"})",
        R"({"type":"working","a":0,"b":1,"key":"z_holm"})"})
    EXPECT_TRUE(AnswerTo(request).empty()) << request;
}

TEST(AsksForAdjusted, OfTwoModelsAndItsEndingAlone) {
  const auto asks = [](std::string_view request) {
    return AsksForAdjusted(ParseJson(request).value());
  };
  EXPECT_TRUE(asks(R"({"type":"working","a":0,"b":1,"key":"delong_p_holm"})"));
  EXPECT_FALSE(asks(R"({"type":"working","a":0,"b":1,"key":"delong_p"})"));
  EXPECT_FALSE(asks(R"({"type":"working","key":"delong_p_holm"})"));
  EXPECT_FALSE(asks(R"({"type":"curve","a":0,"b":1,"key":"delong_p_holm"})"));
}

}  // namespace
}  // namespace melon
