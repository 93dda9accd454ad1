#include "io/json/json.h"

#include <gtest/gtest.h>

#include "base/reasons.h"

namespace melon {
namespace {

TEST(ToJson, TellsOfAProblemOnlyWhatThereIs) {
  Problem problem{.code = "ragged_row", .message = {"English", "中文"}};
  EXPECT_EQ(
      Serialize(ErrorJson(problem)),
      R"({"error":{"code":"ragged_row","message":"English","message_zh":"中文"}})");
  problem.line = 3;
  problem.column = "A";
  problem.value = "x";
  EXPECT_EQ(
      Serialize(ToJson(problem)),
      R"({"code":"ragged_row","message":"English","message_zh":"中文","line":3,"column":"A","value":"x"})");
}

TEST(PutValue, PutsNullAndTheReasonForAnUndefinedValue) {
  Json numbers = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  PutValue(numbers, reasons, "recall", 0.75);
  PutValue(numbers, reasons, "precision", reasons::zero_denominator);
  EXPECT_EQ(Serialize(numbers), R"({"recall":0.75,"precision":null})");
  EXPECT_EQ(Serialize(reasons), R"({"precision":"zero_denominator"})");
}

TEST(NumberOr, TakesNumbersAlone) {
  Json json = Json::EmptyObject();
  json.Put("number", 0.5);
  json.Put("text", "0.5");
  EXPECT_EQ(NumberOr(json, "number", 9), 0.5);
  EXPECT_EQ(NumberOr(json, "text", 9), 9);
  EXPECT_EQ(NumberOr(json, "other", 9), 9);
  EXPECT_EQ(NumberOr(Json(), "number", 9), 9);
}

TEST(TextOf, IsEmptyWhereThereIsNoText) {
  Json json = Json::EmptyObject();
  json.Put("number", 0.5);
  json.Put("text", "roc");
  EXPECT_EQ(TextOf(json, "text"), "roc");
  EXPECT_EQ(TextOf(json, "number"), "");
  EXPECT_EQ(TextOf(json, "other"), "");
}

}  // namespace
}  // namespace melon
