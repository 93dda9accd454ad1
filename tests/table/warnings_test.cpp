#include "table/warnings.h"

#include <gtest/gtest.h>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(WarnOfHeader, SpeaksOfAFileWithoutOneOnly) {
  std::vector<Problem> warnings;
  WarnOfHeader(TableFromCsv("y,s\n1,.5\n"), warnings);
  EXPECT_TRUE(warnings.empty());
  WarnOfHeader(TableFromCsv("1,.5\n0,.2\n"), warnings);
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0].code, "header_missing");
}

TEST(WarnOfHeader, SaysThatALineOfColumnNumbersIsNoCase) {
  std::vector<Problem> warnings;
  WarnOfHeader(TableFromCsv("0,1\n1,.5\n0,.2\n"), warnings);
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0].code, "column_numbers_read");
}

TEST(WarnOfHeader, NamesATitleThatWasSkipped) {
  std::vector<Problem> warnings;
  WarnOfHeader(TableFromCsv("Study 7\ny,s\n1,.5\n0,.2\n"), warnings);
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0].code, "title_skipped");
  EXPECT_EQ(warnings[0].value, "Study 7");
}

TEST(WarnOfHeader, CountsRowsOfEmptyCellsAtTheEnd) {
  std::vector<Problem> warnings;
  WarnOfHeader(TableFromCsv("y,s\n1,.5\n,\n,\n"), warnings);
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0].code, "empty_rows_skipped");
  EXPECT_NE(warnings[0].message.english.find(": 2."), std::string::npos);
}

TEST(WarnOfDroppedRows, CountsThem) {
  std::vector<Problem> warnings;
  WarnOfDroppedRows(0, 5, warnings);
  EXPECT_TRUE(warnings.empty());
  WarnOfDroppedRows(2, 5, warnings);
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0].code, "rows_dropped");
  EXPECT_NE(warnings[0].message.english.find("2 of 5"), std::string::npos);
}

}  // namespace
}  // namespace melon
