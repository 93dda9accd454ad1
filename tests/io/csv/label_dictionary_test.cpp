#include "io/csv/label_dictionary.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace melon {
namespace {

/// Adds `text` with bytes behind it that do not belong to it.
std::uint32_t Code(LabelDictionary& dictionary, const std::string& text,
                   char behind = '#') {
  const std::string padded =
      text + std::string(LabelDictionary::kReadableBytes, behind);
  return dictionary.Code({padded.data(), text.size()});
}

TEST(LabelDictionary, NumbersTextsInOrderOfFirstAppearance) {
  LabelDictionary dictionary;
  EXPECT_EQ(Code(dictionary, "no"), 0U);
  EXPECT_EQ(Code(dictionary, "yes"), 1U);
  EXPECT_EQ(Code(dictionary, "no"), 0U);
  EXPECT_EQ(Code(dictionary, ""), 2U);
  EXPECT_EQ(dictionary.labels(), (std::vector<std::string>{"no", "yes", ""}));
}

TEST(LabelDictionary, LooksOnlyAtTheBytesOfTheText) {
  LabelDictionary dictionary;
  for (std::size_t size = 0; size < 20; ++size) {
    const std::string text(size, 'a');
    EXPECT_EQ(Code(dictionary, text, 'a'), size);
    EXPECT_EQ(Code(dictionary, text, 'b'), size);
  }
}

TEST(LabelDictionary, DistinguishesLongTextsByEachByte) {
  LabelDictionary dictionary;
  const std::string text(30, 'x');
  EXPECT_EQ(Code(dictionary, text), 0U);
  for (std::uint32_t place = 0; place < 30; ++place) {
    std::string other = text;
    other[place] = 'y';
    EXPECT_EQ(Code(dictionary, other), place + 1);
  }
  EXPECT_EQ(Code(dictionary, text), 0U);
}

TEST(LabelDictionary, FindsEachOfManyTextsAgain) {
  constexpr std::uint32_t kCount = 70'000;
  const auto name = [](std::uint32_t i) {
    return (i % 2 == 0 ? "" : "a long name, ") + std::to_string(i);
  };
  LabelDictionary dictionary;
  for (std::uint32_t i = 0; i < kCount; ++i) {
    ASSERT_EQ(Code(dictionary, name(i)), i);
  }
  for (std::uint32_t i = 0; i < kCount; ++i) {
    ASSERT_EQ(Code(dictionary, name(i)), i);
  }
  const std::vector<std::string> labels = std::move(dictionary).TakeLabels();
  ASSERT_EQ(labels.size(), kCount);
  EXPECT_EQ(labels[4711], "a long name, 4711");
}

}  // namespace
}  // namespace melon
