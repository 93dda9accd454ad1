#include "io/json/json_writer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace melon {
namespace {

using namespace std::string_literals;

TEST(Serialize, WritesEveryKindOnOneLine) {
  Json list = Json::EmptyArray();
  list.Add(Json());
  list.Add(Json(true));
  list.Add(Json(false));
  list.Add(Json(-3));
  list.Add(Json(0.25));
  list.Add("text");
  list.Add(Json::EmptyArray());
  list.Add(Json::EmptyObject());
  Json json = Json::EmptyObject();
  json.Put("list", std::move(list));
  json.Put("b", 2);
  EXPECT_EQ(Serialize(json),
            R"({"list":[null,true,false,-3,0.25,"text",[],{}],"b":2})");
}

TEST(Serialize, WritesWholeNumbersOfAllSizes) {
  EXPECT_EQ(Serialize(Json(std::numeric_limits<std::int64_t>::min())),
            "-9223372036854775808");
  EXPECT_EQ(Serialize(Json(std::uint64_t{9007199254740993})),
            "9007199254740993");
}

TEST(Serialize, WritesNumbersInAListWithNullForWhatJsonDoesNotHave) {
  const double infinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(Serialize(Json(Json::Numbers{1, 0.5, std::nan(""), -infinite})),
            "[1,0.5,null,null]");
  EXPECT_EQ(Serialize(Json(Json::Numbers{})), "[]");
}

TEST(Serialize, EscapesQuotesBackslashesAndControls) {
  EXPECT_EQ(Serialize(Json("\"\\/\b\f\n\r\t\0\x1f\x7f"s)),
            R"("\"\\/\b\f\n\r\t\u0000\u001f)"
            "\x7f\"");
}

TEST(Serialize, EscapesKeysLikeTexts) {
  EXPECT_EQ(Serialize(Json::ObjectOf("a\"\n", Json())), R"({"a\"\n":null})");
}

TEST(Serialize, LeavesUtf8AsItIs) {
  EXPECT_EQ(Serialize(Json("é 好瓜 🍉")), "\"é 好瓜 🍉\"");
}

TEST(Serialize, PutsOneReplacementForEachMalformedPart) {
  // Unicode 15, §3.9, table 3-8: 61 F1 80 80 E1 80 C2 62 80 63 80 BF 64.
  EXPECT_EQ(Serialize(Json("a\xF1\x80\x80\xE1\x80\xC2"
                           "b\x80"
                           "c\x80\xBF"
                           "d"s)),
            "\"a\uFFFD\uFFFD\uFFFDb\uFFFDc\uFFFD\uFFFDd\"");
  EXPECT_EQ(Serialize(Json("好\xE5\xA5"s)), "\"好\uFFFD\"");
}

}  // namespace
}  // namespace melon
