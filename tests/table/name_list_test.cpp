#include "table/name_list.h"

#include <gtest/gtest.h>

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

TEST(WarningAbout, ShowsTheFirstFiveOfMany) {
  const Problem warning =
      WarningAbout("odd", kOne, kMany, {"1", "2", "3", "4", "5", "6"}, {"9"});
  EXPECT_EQ(warning.message.english,
            R"("1", "2", "3", "4", "5", … are odd in 9 rows.)");
}

TEST(WarningAbout, TakesPlaceholdersInNamesVerbatim) {
  EXPECT_EQ(WarningAbout("odd", kOne, kMany, {"{1}"}, {"3"}).message.english,
            "\"{1}\" is odd in 3 rows.");
}

}  // namespace
}  // namespace melon
