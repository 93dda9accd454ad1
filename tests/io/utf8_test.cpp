#include "io/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace melon {
namespace {

using namespace std::string_literals;

constexpr std::size_t kNone = std::string_view::npos;

TEST(FindInvalidUtf8, AcceptsEveryLengthOfCharacter) {
  EXPECT_EQ(FindInvalidUtf8(""), kNone);
  EXPECT_EQ(FindInvalidUtf8("plain ASCII of more than eight bytes"), kNone);
  EXPECT_EQ(FindInvalidUtf8("é 好瓜 🍉 and more"), kNone);
}

TEST(FindInvalidUtf8, AcceptsExactlyTheCodePointsOfUnicode) {
  // First and last character of each length, and the neighbours of the
  // surrogates.
  for (const char* text :
       {"\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
        "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
    EXPECT_EQ(FindInvalidUtf8(text), kNone);
  }
  // Overlong, surrogates, beyond U+10FFFF, lone continuation, bytes that never
  // occur.
  for (const char* text :
       {"\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xED\xBF\xBF",
        "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\x80",
        "\xFF"}) {
    EXPECT_EQ(FindInvalidUtf8(text), 0U);
  }
}

TEST(FindInvalidUtf8, TellsWhereTheMalformedCharacterBegins) {
  EXPECT_EQ(FindInvalidUtf8("twelve bytes\xFF"), 12U);
  EXPECT_EQ(FindInvalidUtf8("好\xE5\xA5"), 3U);
  EXPECT_EQ(FindInvalidUtf8("ab\xE5\xA5x"), 2U);
  // "好瓜" in GB18030.
  EXPECT_EQ(FindInvalidUtf8("x,\xBA\xC3\xB9\xCF"), 2U);
}

TEST(HasNonAscii, FindsAHighByteAnywhere) {
  for (std::size_t place = 0; place < 20; ++place) {
    std::string text(20, 'a');
    EXPECT_FALSE(HasNonAscii(text));
    text[place] = '\x80';
    EXPECT_TRUE(HasNonAscii(text)) << place;
  }
}

TEST(CutAtCharacter, NeverCutsACharacter) {
  EXPECT_EQ(CutAtCharacter("abc", 3), "abc");
  EXPECT_EQ(CutAtCharacter("abcd", 3), "abc");
  EXPECT_EQ(CutAtCharacter("a好b", 4), "a好");
  EXPECT_EQ(CutAtCharacter("a好b", 3), "a");
  EXPECT_EQ(CutAtCharacter("a好b", 2), "a");
  EXPECT_EQ(CutAtCharacter("好", 1), "");
}

TEST(WithoutPartialCharacter, LeavesWhatIsCertain) {
  EXPECT_EQ(WithoutPartialCharacter("abc"), "abc");
  EXPECT_EQ(WithoutPartialCharacter("ab\xE5"), "ab");
  EXPECT_EQ(WithoutPartialCharacter("ab\xE5\xA5"), "ab");
  EXPECT_EQ(WithoutPartialCharacter("好瓜"), "好");
  EXPECT_EQ(WithoutPartialCharacter(""), "");
}

TEST(MalformedLength, IsAsMuchOfACharacterAsThereIs) {
  EXPECT_EQ(MalformedLength("\xE5\xA5"), 2U);
  EXPECT_EQ(MalformedLength("\xE5\xA5z"), 2U);
  EXPECT_EQ(MalformedLength("\xF1\x80\x80\xE1"), 3U);
  EXPECT_EQ(MalformedLength("\xE5"), 1U);
}

TEST(MalformedLength, IsOneByteWhereNoCharacterBegins) {
  EXPECT_EQ(MalformedLength("\x80\x80"), 1U);
  EXPECT_EQ(MalformedLength("\xFFz"), 1U);
  // The second byte would make a surrogate.
  EXPECT_EQ(MalformedLength("\xED\xA0\x80"), 1U);
}

}  // namespace
}  // namespace melon
