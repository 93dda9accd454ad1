#include "io/csv/column_builder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace melon {
namespace {

void Add(ColumnBuilder& builder, const std::string& text) {
  const std::string padded =
      text + std::string(LabelDictionary::kReadableBytes, '#');
  builder.Add({padded.data(), text.size()});
}

Column ColumnOf(const std::vector<std::string>& cells) {
  ColumnBuilder builder(false);
  for (const std::string& cell : cells) Add(builder, cell);
  return std::move(builder).Finish("score");
}

/// `count` different numbers: 0.5, 1.5, ….
std::vector<std::string> Numbers(int count) {
  std::vector<std::string> cells;
  for (int i = 0; i < count; ++i) cells.push_back(std::to_string(i) + ".5");
  return cells;
}

/// `count` different words: w0, w1, ….
std::vector<std::string> Words(int count) {
  std::vector<std::string> cells;
  for (int i = 0; i < count; ++i)
    cells.push_back(std::string("w").append(std::to_string(i)));
  return cells;
}

std::vector<std::string> operator+(std::vector<std::string> a,
                                   const std::vector<std::string>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

TEST(ColumnBuilder, KeepsFewTextsAsCodesWithTheirNumbers) {
  const Column column = ColumnOf({"yes", "1", "", "1", "inf"});
  EXPECT_EQ(column.name, "score");
  EXPECT_EQ(column.storage, Storage::coded);
  EXPECT_EQ(column.codes, (std::vector<std::uint16_t>{0, 1, 2, 1, 3}));
  EXPECT_EQ(column.labels, (std::vector<std::string>{"yes", "1", "", "inf"}));
  EXPECT_EQ(column.label_flaws,
            (std::vector<CellFlaw>{CellFlaw::not_a_number, CellFlaw::none,
                                   CellFlaw::missing, CellFlaw::not_finite}));
  EXPECT_EQ(column.label_numbers[1], 1);
  EXPECT_TRUE(std::isnan(column.label_numbers[0]));
  EXPECT_TRUE(column.numbers.empty());
}

TEST(ColumnBuilder, StaysCodedUpTo256DifferentNumbers) {
  EXPECT_EQ(ColumnOf(Numbers(256) + Numbers(256)).storage, Storage::coded);
}

TEST(ColumnBuilder, TurnsToNumbersAtThe257thText) {
  const Column column = ColumnOf(Numbers(256) + Numbers(257));
  EXPECT_EQ(column.storage, Storage::numbers);
  ASSERT_EQ(column.numbers.size(), 513U);
  for (std::size_t row = 0; row < 513; ++row) {
    EXPECT_EQ(column.numbers[row],
              static_cast<double>(row < 256 ? row : row - 256) + 0.5);
  }
  EXPECT_TRUE(column.codes.empty());
  EXPECT_TRUE(column.labels.empty());
  EXPECT_TRUE(column.label_numbers.empty());
}

TEST(ColumnBuilder, TurnsToNumbersIfNineTenthsOfTheTextsAreNumbers) {
  // 25 of 257 is less than a tenth, 26 is more; missing is not an obstacle.
  EXPECT_EQ(ColumnOf(Words(25) + Numbers(232)).storage, Storage::numbers);
  EXPECT_EQ(ColumnOf(Words(26) + Numbers(232)).storage, Storage::coded);
  EXPECT_EQ(ColumnOf(Words(25) + std::vector<std::string>{"NA"} + Numbers(231))
                .storage,
            Storage::numbers);
}

TEST(ColumnBuilder, CountsFlawsBeforeAndAfterItTurnsToNumbers) {
  const Column column =
      ColumnOf(std::vector<std::string>{"NA", "x", "NA"} + Numbers(300) +
               std::vector<std::string>{"-inf", "", "y z"});
  ASSERT_EQ(column.storage, Storage::numbers);
  EXPECT_EQ(column.missing_count, 3U);
  EXPECT_EQ(column.not_finite_count, 1U);
  EXPECT_EQ(column.not_a_number_count, 2U);
  ASSERT_EQ(column.first_flaws.size(), 6U);
  EXPECT_EQ(column.first_flaws[1].row, 1U);
  EXPECT_EQ(column.first_flaws[1].text, "x");
  EXPECT_EQ(column.first_flaws[2].row, 2U);
  EXPECT_EQ(column.first_flaws[5].row, 305U);
  EXPECT_EQ(column.first_flaws[5].flaw, CellFlaw::not_a_number);
  EXPECT_EQ(column.first_flaws[5].text, "y z");
  EXPECT_TRUE(std::isnan(column.numbers[305]));
}

TEST(ColumnBuilder, KeepsTheFirstTwentyFlawedCells) {
  const Column column =
      ColumnOf(std::vector<std::string>(15, "NA") + Numbers(257) + Words(15));
  EXPECT_EQ(column.missing_count + column.not_a_number_count, 30U);
  ASSERT_EQ(column.first_flaws.size(), 20U);
  EXPECT_EQ(column.first_flaws.back().text, "w4");
}

TEST(ColumnBuilder, DropsAColumnWithMoreThan65536Texts) {
  const Column kept = ColumnOf(Words(65'536) + Words(3));
  EXPECT_EQ(kept.storage, Storage::coded);
  EXPECT_EQ(kept.labels.size(), 65'536U);
  EXPECT_EQ(kept.codes[65'535], 65'535);
  EXPECT_EQ(kept.codes[65'538], 2);
  const Column dropped = ColumnOf(Words(65'537) + Words(3));
  EXPECT_EQ(dropped.storage, Storage::dropped);
  EXPECT_EQ(dropped.name, "score");
  EXPECT_TRUE(dropped.codes.empty());
  EXPECT_TRUE(dropped.labels.empty());
}

TEST(ColumnBuilder, ReportsADecimalComma) {
  ColumnBuilder builder(true);
  Add(builder, "1.5");
  EXPECT_FALSE(builder.has_decimal_comma());
  Add(builder, "2,5");
  EXPECT_TRUE(builder.has_decimal_comma());
  EXPECT_EQ(std::move(builder).Finish("x").label_numbers[1], 2.5);
}

TEST(ColumnBuilder, ReservesWithoutChangingTheColumn) {
  ColumnBuilder builder(false);
  Add(builder, "1");
  builder.Reserve(1000);
  for (const std::string& cell : Numbers(300)) Add(builder, cell);
  const Column column = std::move(builder).Finish("x");
  EXPECT_GE(column.numbers.capacity(), 1000U);
  EXPECT_EQ(column.numbers.size(), 301U);
}

/// The texts that are kept for joining, by rows.
std::vector<std::pair<std::size_t, std::string>> KeptTexts(
    const std::vector<std::string>& cells) {
  ColumnBuilder builder(false, true);
  for (const std::string& cell : cells) Add(builder, cell);
  const CellTexts texts = std::move(builder).Finish("id").texts;
  std::vector<std::pair<std::size_t, std::string>> kept;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < texts.ends.size(); ++i) {
    kept.emplace_back(texts.rows.empty() ? i : texts.rows[i],
                      texts.bytes.substr(begin, texts.ends[i] - begin));
    begin = texts.ends[i];
  }
  return kept;
}

TEST(ColumnBuilder, ShortensTheLabelsThatNumPyWrites) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(
      ColumnOf({"1.000000000000000000e+00", "0.000000000000000000e+00"}).labels,
      (Texts{"1", "0"}));
  EXPECT_EQ(ColumnOf({"1.5e+02", "-2.5E-01"}).labels, (Texts{"150", "-0.25"}));
  // Not where two labels would become one, nor those that may be codes.
  EXPECT_EQ(ColumnOf({"1.0e+00", "1", "1e5"}).labels,
            (Texts{"1.0e+00", "1", "1e5"}));
  // A word is not a number.
  EXPECT_EQ(ColumnOf({"v1.0e", "no"}).labels, (Texts{"v1.0e", "no"}));
}

TEST(ColumnBuilder, KeepsAllTextsOfADroppedColumnWhereTheyAreWanted) {
  const std::vector<std::string> words = Words(65'540);
  const auto kept = KeptTexts(words);
  ASSERT_EQ(kept.size(), words.size());
  for (std::size_t row = 0; row < words.size(); ++row)
    ASSERT_EQ(kept[row], std::pair(row, words[row]));
  EXPECT_TRUE(ColumnOf(words).texts.ends.empty());
}

TEST(ColumnBuilder, KeepsTheTextsThatANumberDoesNotTell) {
  // 2^53 + 1 is not a double; it would be read as 2^53.
  const auto kept = KeptTexts(
      Numbers(256) + std::vector<std::string>{"9007199254740993", "A7", "",
                                              "9007199254740991", "NaN"});
  EXPECT_EQ(kept, (std::vector<std::pair<std::size_t, std::string>>{
                      {256, "9007199254740993"}, {257, "A7"}}));
}

TEST(ColumnBuilder, KeepsNothingOfAColumnWithATextTooLongForAnIdentifier) {
  const std::vector<std::string> words = Words(65'540);
  EXPECT_TRUE(
      KeptTexts(words + std::vector<std::string>{std::string(257, 'x'), "y"})
          .empty());
}

}  // namespace
}  // namespace melon
