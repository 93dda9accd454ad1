#include "table/name_list.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace melon {
namespace {

constexpr Text kOne{"{0} is odd in {1} rows.", "{0}有 {1} 行异常。"};
constexpr Text kMany{"{0} are odd in {1} rows.", "{0}各有 {1} 行异常。"};

TEST(WarningAbout, SpeaksOfOneColumnInTheSingular) {
  const Problem warning = WarningAbout("odd", kOne, kMany, {"LR"}, {"3"});
  EXPECT_EQ(warning.code, "odd");
  EXPECT_EQ(warning.message.english, "\"LR\" is odd in 3 rows.");
  EXPECT_EQ(warning.message.chinese, "“LR”有 3 行异常。");
  EXPECT_EQ(warning.column, "LR");
}

TEST(WarningAbout, ListsSeveralColumnsInOneSentence) {
  const Problem warning = WarningAbout("odd", kOne, kMany, {"A", "B"}, {"3"});
  EXPECT_EQ(warning.message.english, "\"A\", \"B\" are odd in 3 rows.");
  EXPECT_EQ(warning.message.chinese, "“A”、“B”各有 3 行异常。");
  EXPECT_EQ(warning.column, "A");
}

TEST(NameList, NamesTwentyAndCountsTheOthers) {
  std::vector<std::string> names;
  for (char letter = 'a'; letter <= 'z'; ++letter)
    names.emplace_back(1, letter);
  const Message list = NameList(names);
  EXPECT_EQ(list.english.substr(list.english.size() - 16),
            R"(, "t" and 6 more)");
  EXPECT_EQ(list.chinese.substr(list.chinese.find("“t”")), "“t”等 26 个");
}

TEST(NameList, WritesNamesThatCountOnAsARun) {
  const std::vector<std::string> names = {"v0",   "v1", "v2", "v3",
                                          "ours", "w1", "w2", "w4"};
  EXPECT_EQ(NameList(names).english,
            R"("v0" … "v3", "ours", "w1", "w2", "w4")");
  EXPECT_EQ(NameList(names).chinese, "“v0”…“v3”、“ours”、“w1”、“w2”、“w4”");
}

TEST(NameList, WritesOneNameInFull) {
  EXPECT_EQ(NameList({std::string(50, 'x')}).english,
            '"' + std::string(50, 'x') + '"');
}

TEST(WarningAbout, TakesPlaceholdersInNamesVerbatim) {
  EXPECT_EQ(WarningAbout("odd", kOne, kMany, {"{1}"}, {"3"}).message.english,
            "\"{1}\" is odd in 3 rows.");
}

}  // namespace
}  // namespace melon
