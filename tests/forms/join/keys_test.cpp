#include "forms/join/keys.h"

#include <gtest/gtest.h>

#include <string>

#include "forms/join/match_rows.h"
#include "io/csv/csv_reader.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// The table of a file that is to be joined with another.
Table TableToJoin(const std::string& csv) {
  CsvOptions options;
  options.keep_texts = true;
  CsvReader reader(options);
  const std::span<char> buffer = reader.Buffer(csv.size());
  std::copy(csv.begin(), csv.end(), buffer.begin());
  EXPECT_FALSE(reader.Push(csv.size()));
  Result<Table> table = reader.Finish();
  EXPECT_TRUE(table);
  return std::move(table.value());
}

/// A column `id` of these cells behind 70,000 words, which are not kept as
/// labels.
Table ManyTexts(const std::string& cells) {
  std::string csv = "id\n";
  for (int i = 0; i < 70'000; ++i)
    csv.append("w").append(std::to_string(i)).append("\n");
  return TableToJoin(csv + cells);
}

TEST(Keys, EqualNumbersAreTheSameHoweverTheyAreWritten) {
  const Table one = TableToJoin("id\n7\n-0\n1e3\nx\n");
  const Table other = TableToJoin("id\n007\n0.0\n1000\nX\n");
  const Keys a(one, {0});
  const Keys b(other, {0});
  for (std::size_t row = 0; row < 3; ++row) {
    EXPECT_TRUE(a.IsSame(row, b, row)) << row;
    EXPECT_EQ(a.Hash(row), b.Hash(row)) << row;
  }
  EXPECT_FALSE(a.IsSame(3, b, 3));
}

TEST(Keys, WholeNumbersThatNoDoubleTellsApartAreTexts) {
  // 2^53 + 1 and 2^53 are one double.
  const Table table = TableToJoin("id\n9007199254740993\n9007199254740992\n");
  const Keys keys(table, {0});
  EXPECT_FALSE(keys.IsSame(0, keys, 1));
  EXPECT_EQ(keys.Text(0), "9007199254740993");
}

TEST(Keys, TheSameCellsAreTheSameHoweverTheirColumnIsKept) {
  std::string numbers = "id\n";
  for (int i = 0; i < 300; ++i) numbers += std::to_string(i) + "\n";
  const std::string cells = "8\nA7\n9007199254740993\n";
  const Table coded = TableToJoin("id\n" + cells);
  const Table many_numbers = TableToJoin(numbers + cells);
  const Table many_texts = ManyTexts(cells);
  ASSERT_EQ(many_numbers.columns[0].storage, Storage::numbers);
  ASSERT_EQ(many_texts.columns[0].storage, Storage::dropped);
  const Keys few(coded, {0});
  const Keys some(many_numbers, {0});
  const Keys many(many_texts, {0});
  for (std::size_t row = 0; row < 3; ++row) {
    EXPECT_TRUE(few.IsSame(row, some, 300 + row)) << row;
    EXPECT_TRUE(few.IsSame(row, many, 70'000 + row)) << row;
    EXPECT_EQ(few.Hash(row), some.Hash(300 + row)) << row;
    EXPECT_EQ(few.Hash(row), many.Hash(70'000 + row)) << row;
    EXPECT_EQ(few.Text(row), many.Text(70'000 + row));
  }
}

TEST(Keys, AnEmptyCellIdentifiesNothing) {
  const Table table = TableToJoin("id,fold\n1,2\n,2\nNA,1\n2,\n");
  const Keys keys(table, {0, 1});
  EXPECT_FALSE(keys.IsMissing(0));
  for (std::size_t row = 1; row < 4; ++row) EXPECT_TRUE(keys.IsMissing(row));
  EXPECT_EQ(keys.Text(0), "1, 2");
}

TEST(MatchRows, MatchesSeventyThousandTextsInAnotherOrder) {
  std::string reversed = "id\n";
  for (int i = 70'000; i-- > 0;)
    reversed.append("w").append(std::to_string(i)).append("\n");
  const NamedTable files[] = {
      {"a", std::make_shared<const Table>(ManyTexts("only here\n"))},
      {"b", std::make_shared<const Table>(TableToJoin(reversed))}};
  const Result<Matched> matched = MatchRows(files, {{"id"}, {{0}, {0}}});
  ASSERT_TRUE(matched);
  EXPECT_EQ(matched.value().row_count, 70'000);
  EXPECT_EQ(matched.value().first_unmatched[0],
            std::vector<std::string>{"only here"});
  for (std::size_t i = 0; i < 70'000; ++i) {
    ASSERT_EQ(matched.value().rows[0][i], i);
    ASSERT_EQ(matched.value().rows[1][i], 69'999 - i);
  }
}

}  // namespace
}  // namespace melon
