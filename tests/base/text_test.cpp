#include "base/text.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(Fill, PutsTheArgumentsIntoBothLanguages) {
  EXPECT_EQ(Fill({"{0} of {1} rows", "{1} 行中的 {0} 行"}, {"3", "9"}),
            (Message{"3 of 9 rows", "9 行中的 3 行"}));
}

TEST(Fill, MayUseAnArgumentTwiceOrNotAtAll) {
  EXPECT_EQ(Fill({"{0}, {0}", "{1}"}, {"a", "b"}), (Message{"a, a", "b"}));
}

TEST(Fill, TakesArgumentsVerbatimEvenIfTheyLookLikePlaceholders) {
  // A column may be named {1}.
  EXPECT_EQ(Fill({"{0} {1}", "{1} {0}"}, {"{1}", "{0}"}),
            (Message{"{1} {0}", "{0} {1}"}));
}

TEST(Fill, LeavesAnIndexWithoutAnArgumentAlone) {
  EXPECT_EQ(Fill({"{2} {0", "{x} {} {"}, {"a"}),
            (Message{"{2} {0", "{x} {} {"}));
}

TEST(Fill, ChoosesTheWordForOneOrForSeveral) {
  const Text pattern = {"There {0:is|are} {0} {0:row|rows} in {1}.",
                        "{1} 中有 {0} 行。"};
  EXPECT_EQ(Fill(pattern, {"1", "a"}).english, "There is 1 row in a.");
  EXPECT_EQ(Fill(pattern, {"0", "1"}).english, "There are 0 rows in 1.");
  EXPECT_EQ(Fill(pattern, {"21", "a"}),
            (Message{"There are 21 rows in a.", "a 中有 21 行。"}));
  // What is not whole stays as it is.
  EXPECT_EQ(Fill({"{0:row", "{0:row} {2:a|b}"}, {"1"}),
            (Message{"{0:row", "{0:row} {2:a|b}"}));
}

TEST(Fill, WithoutArgumentsGivesTheWords) {
  EXPECT_EQ(Fill({"words {0}", "文字"}), (Message{"words {0}", "文字"}));
}

TEST(CountText, PutsACommaBeforeEachThreeDigits) {
  EXPECT_EQ(CountText(0), "0");
  EXPECT_EQ(CountText(999), "999");
  EXPECT_EQ(CountText(1000), "1,000");
  EXPECT_EQ(CountText(11175), "11,175");
  EXPECT_EQ(CountText(1234567), "1,234,567");
}

TEST(Shorten, KeepsWhatFits) {
  EXPECT_EQ(Shorten("abc", 3), "abc");
  EXPECT_EQ(Shorten("", 3), "");
}

TEST(Shorten, CountsCodePointsAndCutsBetweenThem) {
  EXPECT_EQ(Shorten("真实标记", 2), "真实…");
  EXPECT_EQ(Shorten("真实", 2), "真实");
  EXPECT_EQ(Shorten("a😀b", 2), "a😀…");
}

TEST(Shorten, ShowsLineBreaksAsOneSign) {
  EXPECT_EQ(Shorten("a\nb\r\nc"), "a⏎b⏎c");
}

TEST(Shorten, CutsAtSixtyUnlessToldOtherwise) {
  EXPECT_EQ(Shorten(std::string(61, 'x')), std::string(60, 'x') + "…");
}

}  // namespace
}  // namespace melon
