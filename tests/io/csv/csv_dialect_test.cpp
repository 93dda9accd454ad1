#include "io/csv/csv_dialect.h"

#include <gtest/gtest.h>

#include <string>

#include "io/csv/csv_row.h"

namespace melon {
namespace {

char Detect(const std::string& sample) {
  const std::string padded =
      sample + std::string(CsvRowScanner::kReadableBytes, ',');
  return DetectDelimiter({padded.data(), sample.size()});
}

TEST(DetectDelimiter, FindsEachDelimiter) {
  EXPECT_EQ(Detect("y,a,b\n1,0.5,0.25\n0,0.1,0.2\n"), ',');
  EXPECT_EQ(Detect("y;a;b\n1;0.5;0.25\n0;0.1;0.2\n"), ';');
  EXPECT_EQ(Detect("y\ta\tb\n1\t0.5\t0.25\n"), '\t');
  EXPECT_EQ(Detect("y|a|b\n1|0.5|0.25\n"), '|');
}

TEST(DetectDelimiter, IsNotMisledByDecimalCommas) {
  EXPECT_EQ(Detect("y;a;b\n1;0,5;0,25\n0;0,1;0,2\n"), ';');
  EXPECT_EQ(Detect("1,5;0,5;0,25\n0,5;0,1;0,2\n"), ';');
  EXPECT_EQ(Detect("1,5\t0,5\n0,5\t0,1\n"), '\t');
}

TEST(DetectDelimiter, LooksOutsideQuotesOnly) {
  EXPECT_EQ(Detect("\"a;b\",\"c;d\"\n\"1;2\",\"3;4\"\n"), ',');
  EXPECT_EQ(Detect("name;text\nx;\"1,2,\n3,4\"\ny;\"5,6\"\n"), ';');
}

TEST(DetectDelimiter, PrefersTheOneWhoseCellsAreNumbers) {
  EXPECT_EQ(Detect("id|name,score,truth\na|3,0.5,1\nb|4,0.25,0\n"), ',');
}

TEST(DetectDelimiter, BearsARaggedRow) {
  EXPECT_EQ(Detect("y,a,b\n1,0.5,0.2\n1,0.5\n0,0.1,0.2\n"), ',');
  EXPECT_EQ(Detect("y;a;b\n1;0,5;0,2\n1;0,5\n0;0,1;0,2\n"), ';');
}

TEST(DetectDelimiter, SeesTheTableBelowATitle) {
  EXPECT_EQ(Detect("My results\ny;a\n1;2\n3;4\n"), ';');
}

TEST(DetectDelimiter, OfOneColumnDoesNotOccurInIt) {
  EXPECT_EQ(Detect("y\n1\n0\n"), ',');
  EXPECT_EQ(Detect("score\n0,5\n0,25\n"), ';');
  EXPECT_EQ(Detect("text\nhello, world\nfoo\nbar\n"), ';');
}

TEST(DetectDelimiter, SkipsBlankLinesAndAnUnfinishedLine) {
  EXPECT_EQ(Detect("\n\ny;a\n\n1;2\n\n3"), ';');
}

TEST(DetectDelimiter, CountsTheBeginningOfALineLongerThanTheSample) {
  EXPECT_EQ(Detect("feature one;feature two;feature th"), ';');
}

TEST(DetectDelimiter, OfNothingIsAComma) {
  EXPECT_EQ(Detect(""), ',');
  EXPECT_EQ(Detect("\n \n"), ',');
}

}  // namespace
}  // namespace melon
