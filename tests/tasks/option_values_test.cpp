#include "tasks/option_values.h"

#include <gtest/gtest.h>

#include <string_view>

namespace melon {
namespace {

TEST(AsNumber, ReadsNumbersAndTextsOfNumbers) {
  EXPECT_EQ(AsNumber(Json(0.5)), 0.5);
  EXPECT_EQ(AsNumber(Json(std::string_view("1e-3"))), 0.001);
  EXPECT_FALSE(AsNumber(Json(std::string_view("many"))));
  EXPECT_FALSE(AsNumber(Json(std::string_view("inf"))));
  EXPECT_FALSE(AsNumber(Json(true)));
}

TEST(ReadFlag, TakesTrueAndFalseAndTheirTexts) {
  bool flag = false;
  EXPECT_FALSE(ReadFlag("drop", Json(std::string_view("true")), flag));
  EXPECT_TRUE(flag);
  EXPECT_FALSE(ReadFlag("drop", Json(false), flag));
  EXPECT_FALSE(flag);
  EXPECT_TRUE(ReadFlag("drop", Json(std::string_view("yes")), flag));
}

TEST(ShowJson, ShowsTextsWithoutQuotes) {
  EXPECT_EQ(ShowJson(Json(std::string_view("a\"b"))), "a\"b");
  EXPECT_EQ(ShowJson(Json(0.5)), "0.5");
}

}  // namespace
}  // namespace melon
