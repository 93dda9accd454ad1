#include "io/json/json_reader.h"

#include <gtest/gtest.h>

#include <string>

#include "io/json/json_writer.h"

namespace melon {
namespace {

using namespace std::string_literals;

/// The text after reading and writing; "" when it is no JSON.
std::string Again(std::string_view text) {
  const std::optional<Json> json = ParseJson(text);
  return json ? Serialize(*json) : "";
}

std::string TextIn(std::string_view text) {
  const std::optional<Json> json = ParseJson(text);
  return json && json->As<std::string>() != nullptr ? *json->As<std::string>()
                                                    : "nothing";
}

TEST(ParseJson, ReadsEveryKind) {
  constexpr std::string_view kText =
      R"({"a":[null,true,false,-3,0.25,"text",[],{}],"__proto__":{"b":2}})";
  EXPECT_EQ(Again(kText), kText);
}

TEST(ParseJson, SkipsTheFourBlanksOfJsonAndNoOthers) {
  EXPECT_EQ(Again(" \t\r\n{ \"a\" : [ 1 , 2 ] , \"b\" : { } } \n"),
            R"({"a":[1,2],"b":{}})");
  EXPECT_EQ(Again("\f1"), "");
  EXPECT_EQ(Again("\xC2\xA0"
                  "1"),
            "");
  EXPECT_EQ(Again("\xEF\xBB\xBF"
                  "1"),
            "");
}

TEST(ParseJson, ReadsCorrectlyRoundedNumbers) {
  EXPECT_EQ(*ParseJson("0.1")->As<double>(), 0.1);
  EXPECT_EQ(*ParseJson("-1.5e+3")->As<double>(), -1500);
  EXPECT_EQ(*ParseJson("2E-2")->As<double>(), 0.02);
  EXPECT_EQ(*ParseJson("0")->As<double>(), 0);
  EXPECT_EQ(*ParseJson("9007199254740993")->As<double>(), 9007199254740992);
  EXPECT_EQ(*ParseJson("4.9e-324")->As<double>(), 4.9e-324);
}

TEST(ParseJson, RefusesNumbersThatJsonDoesNotHave) {
  for (const char* text :
       {"+1", ".5", "5.", "01", "-", "-.5", "1e", "1e+", "0x10", "1_000", "NaN",
        "Infinity", "1e400", "--1", "1.2.3", "1,5"}) {
    EXPECT_FALSE(ParseJson(text)) << text;
  }
}

TEST(ParseJson, ReadsEveryEscape) {
  EXPECT_EQ(TextIn(R"("\"\\\/\b\f\n\r\t")"), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(TextIn(R"("\u0041\u00e9\u597D\u0000")"), "A\u00e9\u597D\0"s);
  EXPECT_EQ(TextIn(R"("\uD83C\uDF49 \udbff\udfff")"), "🍉 \U0010FFFF");
}

TEST(ParseJson, RefusesBrokenEscapesAndHalfPairs) {
  for (const char* text :
       {R"("\x41")", R"("\u004")", R"("\u00g1")", R"("\)", R"("\u)",
        R"("\ud83c")", R"("\ud83cA")", R"("\ud83c\n")", R"("\ud83c\u0041")",
        R"("\udf49")", R"("\ud83c\ud83c")"}) {
    EXPECT_FALSE(ParseJson(text)) << text;
  }
}

TEST(ParseJson, RefusesTextsThatAreOpenOrHoldControlsOrAreNotUtf8) {
  EXPECT_FALSE(ParseJson("\"abc"));
  EXPECT_FALSE(ParseJson("\"a\nb\""));
  EXPECT_FALSE(ParseJson("\"a\0b\""s));
  EXPECT_FALSE(ParseJson("\"a\xFF\""));
  EXPECT_FALSE(ParseJson("'a'"));
}

TEST(ParseJson, RefusesWhatIsNotOneWholeValue) {
  for (const char* text : {"",
                           " ",
                           "nul",
                           "nulll",
                           "True",
                           "1 2",
                           "[1",
                           "[1,]",
                           "[,1]",
                           "[1 2]",
                           "{",
                           "{\"a\"}",
                           "{\"a\":}",
                           "{\"a\":1,}",
                           "{a:1}",
                           "{1:1}",
                           "{\"a\":1 \"b\":2}",
                           "]",
                           "[}",
                           "[1]]",
                           "//\n1",
                           ","}) {
    EXPECT_FALSE(ParseJson(text)) << text;
  }
  EXPECT_FALSE(ParseJson("1\0"s));
}

TEST(ParseJson, LetsTheLastOfEqualKeysCount) {
  EXPECT_EQ(Again(R"({"a":1,"b":2,"a":3})"), R"({"a":3,"b":2})");
}

TEST(ParseJson, ReadsToItsDepthAndNoDeeper) {
  const auto nested = [](int depth) {
    const auto size = static_cast<std::size_t>(depth);
    return std::string(size, '[') + std::string(size, ']');
  };
  EXPECT_TRUE(ParseJson(nested(kDeepestJson)));
  EXPECT_FALSE(ParseJson(nested(kDeepestJson + 1)));
  EXPECT_FALSE(ParseJson(std::string(1'000'000, '[')));
  // Depth is what is open, not what has been.
  EXPECT_TRUE(ParseJson("[" + nested(60) + "," + nested(60) + "]"));
}

}  // namespace
}  // namespace melon
