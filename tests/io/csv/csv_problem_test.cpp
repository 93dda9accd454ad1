#include "io/csv/csv_problem.h"

#include <gtest/gtest.h>

#include <string>

namespace melon::csv_problem {
namespace {

using namespace std::string_literals;

std::string CodeOf(const std::string& first_bytes) {
  const std::optional<Problem> problem = OfSignature(first_bytes);
  return problem ? problem->code : "none";
}

TEST(CsvProblem, NamesPlaceAndRemedyInBothLanguages) {
  const Problem problem = RaggedRow(5, 1, 3);
  EXPECT_EQ(problem.code, "ragged_row");
  EXPECT_EQ(problem.line, 5U);
  EXPECT_EQ(problem.value, "1");
  EXPECT_TRUE(problem.message.english.starts_with(
      "Line 5 has 1 cell, but the first line has 3 cells. "));
  EXPECT_TRUE(problem.message.chinese.starts_with(
      "第 5 行有 1 个单元格，但首行有 3 个。"));
}

TEST(CsvProblem, LeavesNoPlaceholderOpen) {
  for (const Problem& problem :
       {EmptyFile(), EmptyCells(), RunningText(), HeaderOnly(),
        RaggedRow(2, 3, 4), UnclosedQuote(2), TextAfterQuote(2, "\"a\""),
        DuplicateColumn("a", 1, 3), DuplicateColumn("", 1, 3),
        TooManyColumns(1, 30'000), RowTooLong(2), ZeroByte(2),
        InvalidUtf8(2, "a"), InvalidUtf8(2, "")}) {
    for (const std::string& words :
         {problem.message.english, problem.message.chinese}) {
      EXPECT_FALSE(words.empty()) << problem.code;
      EXPECT_EQ(words.find('{'), std::string::npos) << words;
    }
  }
}

TEST(CsvProblem, NamesBothPositionsOfADoubledColumn) {
  const Problem problem = DuplicateColumn("<b>", 2, 7);
  EXPECT_EQ(problem.column, "<b>");
  EXPECT_EQ(problem.message.english,
            "Columns 2 and 7 have the same name: <b>. Rename one of them.");
  EXPECT_EQ(problem.message.chinese,
            "第 2 列与第 7 列同名：<b>。请重命名其中一列。");
}

TEST(CsvProblem, SaysOfADoubledNumberThatTheNamesMayBeMissing) {
  EXPECT_NE(DuplicateColumn("0.6424", 2, 3)
                .message.english.find("write a line of names above it"),
            std::string::npos);
}

TEST(CsvProblem, RecognisesOtherFormatsByTheirFirstBytes) {
  EXPECT_EQ(CodeOf("PK\x03\x04..."s), "binary_file");
  EXPECT_EQ(CodeOf("\x1F\x8B\x08"s), "binary_file");
  EXPECT_EQ(CodeOf("%PDF-1.7"s), "binary_file");
  EXPECT_EQ(CodeOf("PAR1\x15\x04"s), "binary_file");
  EXPECT_EQ(CodeOf("\xFF\xFEy\0"s), "utf16_file");
  EXPECT_EQ(CodeOf("\xFE\xFF\0y"s), "utf16_file");
  EXPECT_NE(OfSignature("PK\x03\x04"s)->message.english.find("Excel workbook"),
            std::string::npos);
}

TEST(CsvProblem, TakesTextThatBeginsSimilarlyForText) {
  for (const char* text : {"PAR1,PAR2\n", "PK,a\n", "\xEF\xBB\xBFy,a", ""}) {
    EXPECT_EQ(CodeOf(text), "none") << text;
  }
}

}  // namespace
}  // namespace melon::csv_problem
