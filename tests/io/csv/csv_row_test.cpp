#include "io/csv/csv_row.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace melon {
namespace {

using Outcome = CsvRowScanner::Outcome;
using Texts = std::vector<std::string>;

/// Bytes with the room behind them that the scanner asks for.
class Bytes {
 public:
  explicit Bytes(const std::string& text)
      : bytes_(text + std::string(CsvRowScanner::kReadableBytes, ',')),
        size_(text.size()) {}
  [[nodiscard]] const char* begin() const { return bytes_.data(); }
  [[nodiscard]] const char* end() const { return bytes_.data() + size_; }

 private:
  std::string bytes_;
  std::size_t size_;
};

Texts CellsOf(const std::string& text, char delimiter = ',') {
  const Bytes bytes(text);
  CsvRowScanner scanner(delimiter);
  EXPECT_EQ(scanner.Scan(bytes.begin(), bytes.end()), Outcome::complete)
      << text;
  Texts texts;
  std::vector<char> scratch;
  for (const CsvCell& cell : scanner.cells()) {
    texts.emplace_back(CellText(cell, scratch));
  }
  return texts;
}

Outcome OutcomeOf(const std::string& text) {
  const Bytes bytes(text);
  return CsvRowScanner(',').Scan(bytes.begin(), bytes.end());
}

TEST(CsvRowScanner, CutsARowAtTheDelimiter) {
  EXPECT_EQ(CellsOf("a,b,c\n"), (Texts{"a", "b", "c"}));
  EXPECT_EQ(CellsOf("a;b,c;d\n", ';'), (Texts{"a", "b,c", "d"}));
  EXPECT_EQ(CellsOf("a cell of more than eight bytes,0.123456789\n"),
            (Texts{"a cell of more than eight bytes", "0.123456789"}));
  EXPECT_EQ(CellsOf(",,\n"), (Texts{"", "", ""}));
  EXPECT_EQ(CellsOf("\n"), (Texts{""}));
}

TEST(CsvRowScanner, UndoublesQuotesAndKeepsWhatTheyEnclose) {
  EXPECT_EQ(CellsOf("\"a,b\",\"say \"\"hi\"\"\",\"\"\n"),
            (Texts{"a,b", "say \"hi\"", ""}));
  EXPECT_EQ(CellsOf("\"\"\"\",\" x \"\n"), (Texts{"\"", " x "}));
  EXPECT_EQ(CellsOf("\"1\r\n2\n3\r4\",b\r\n"), (Texts{"1\r\n2\n3\r4", "b"}));
}

TEST(CsvRowScanner, TakesAQuoteInsideAnUnquotedCellLiterally) {
  EXPECT_EQ(CellsOf("5\" disk,a\"b\"c\n"), (Texts{"5\" disk", "a\"b\"c"}));
}

TEST(CsvRowScanner, TrimsSpacesAndTabsOutsideQuotes) {
  EXPECT_EQ(CellsOf("  a b\t, \" c \" ,\t\n"), (Texts{"a b", " c ", ""}));
  EXPECT_EQ(CellsOf("a\t\tb \n", '\t'), (Texts{"a", "", "b"}));
  EXPECT_EQ(CellsOf("\"a\"\t\"b\"\n", '\t'), (Texts{"a", "b"}));
}

TEST(CsvRowScanner, EndsARowAtEachKindOfLineBreak) {
  for (const std::string line_break : {"\n", "\r", "\r\n"}) {
    const Bytes bytes("a,b" + line_break + "c");
    CsvRowScanner scanner(',');
    ASSERT_EQ(scanner.Scan(bytes.begin(), bytes.end()), Outcome::complete);
    EXPECT_EQ(*scanner.next(), 'c');
    EXPECT_EQ(scanner.inner_line_breaks(), 0U);
  }
}

TEST(CsvRowScanner, CountsLineBreaksInsideQuotes) {
  const Bytes bytes("\"1\r\n2\n3\r4\",\"\n\"\n");
  CsvRowScanner scanner(',');
  ASSERT_EQ(scanner.Scan(bytes.begin(), bytes.end()), Outcome::complete);
  EXPECT_EQ(scanner.inner_line_breaks(), 4U);
}

TEST(CsvRowScanner, IsIncompleteUntilTheRowCertainlyEnds) {
  const std::string row = "ab,\"c\"\"d\n\" ,e\r\n";
  for (std::size_t size = 0; size < row.size(); ++size) {
    EXPECT_EQ(OutcomeOf(row.substr(0, size)), Outcome::incomplete) << size;
  }
  EXPECT_EQ(OutcomeOf(row), Outcome::complete);
}

TEST(CsvRowScanner, PointsAtTheQuoteThatIsStillOpen) {
  const Bytes bytes("ab,\"cd\n");
  CsvRowScanner scanner(',');
  ASSERT_EQ(scanner.Scan(bytes.begin(), bytes.end()), Outcome::incomplete);
  EXPECT_EQ(scanner.fault().data(), bytes.begin() + 3);
}

TEST(CsvRowScanner, RefusesTextAfterAClosingQuote) {
  const Bytes bytes("ab,\"c\" d,e\n");
  CsvRowScanner scanner(',');
  ASSERT_EQ(scanner.Scan(bytes.begin(), bytes.end()),
            Outcome::text_after_quote);
  EXPECT_EQ(scanner.fault(), "\"c\"");
}

TEST(CsvRowScanner, RefusesAQuotedCellThatIsTooLong) {
  EXPECT_EQ(OutcomeOf('"' + std::string(kMaxQuotedBytes, 'a') + "\"\n"),
            Outcome::complete);
  EXPECT_EQ(OutcomeOf('"' + std::string(kMaxQuotedBytes + 1, 'a') + "\"\n"),
            Outcome::quoted_cell_too_long);
}

TEST(CsvRowScanner, CountsMoreCellsThanItKeeps) {
  const Bytes bytes(std::string(2 * kMaxColumns, ',') + "\n");
  CsvRowScanner scanner(',');
  ASSERT_EQ(scanner.Scan(bytes.begin(), bytes.end()), Outcome::complete);
  EXPECT_EQ(scanner.cell_count(), 2 * kMaxColumns + 1);
  EXPECT_EQ(scanner.cells().size(), kMaxColumns + 1);
}

TEST(CsvRowScanner, KnowsABlankLine) {
  const auto is_blank = [](const std::string& text, char delimiter) {
    const Bytes bytes(text);
    CsvRowScanner scanner(delimiter);
    EXPECT_EQ(scanner.Scan(bytes.begin(), bytes.end()), Outcome::complete);
    return scanner.IsBlank();
  };
  EXPECT_TRUE(is_blank("\n", ','));
  EXPECT_TRUE(is_blank(" \t \r\n", ','));
  EXPECT_TRUE(is_blank("  \n", '\t'));
  EXPECT_FALSE(is_blank("\t\n", '\t'));
  EXPECT_FALSE(is_blank(",\n", ','));
  EXPECT_FALSE(is_blank("\"\"\n", ','));
}

TEST(CountLineBreaks, CountsCarriageReturnAndLineFeedOnce) {
  EXPECT_EQ(CountLineBreaks(""), 0U);
  EXPECT_EQ(CountLineBreaks("a\nb\rc\r\nd"), 3U);
  EXPECT_EQ(CountLineBreaks("\n\n\r\r\r\n"), 5U);
}

}  // namespace
}  // namespace melon
