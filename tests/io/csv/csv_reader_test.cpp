#include "io/csv/csv_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "base/random.h"

namespace melon {
namespace {

using namespace std::string_literals;
using Texts = std::vector<std::string>;

/// The reader decides about the delimiter from so many bytes; what stands
/// behind them is read as it arrives.
constexpr std::size_t kSampleBytes = std::size_t{64} << 10;

/// Gives the file to the reader in the pieces that end at `cuts`.
Result<Table> ReadInPieces(const std::string& file,
                           const std::vector<std::size_t>& cuts,
                           const CsvOptions& options = {}) {
  CsvReader reader(options);
  std::size_t from = 0;
  std::vector<std::size_t> ends = cuts;
  ends.push_back(file.size());
  for (const std::size_t end : ends) {
    const std::span<char> buffer = reader.Buffer(end - from);
    std::copy(file.begin() + static_cast<std::ptrdiff_t>(from),
              file.begin() + static_cast<std::ptrdiff_t>(end), buffer.begin());
    if (auto problem = reader.Push(end - from)) return *problem;
    from = end;
  }
  return reader.Finish();
}

Result<Table> Read(const std::string& file, const CsvOptions& options = {}) {
  return ReadInPieces(file, {}, options);
}

Table TableOf(const std::string& file, const CsvOptions& options = {}) {
  Result<Table> table = Read(file, options);
  EXPECT_TRUE(table) << file;
  return table ? std::move(table.value()) : Table{};
}

Problem ProblemOf(const std::string& file) {
  const Result<Table> table = Read(file);
  EXPECT_FALSE(table) << file;
  return table ? Problem{} : table.problem();
}

/// The texts of a coded column.
Texts CellsOf(const Column& column) {
  EXPECT_EQ(column.storage, Storage::coded);
  Texts cells;
  for (const std::uint16_t code : column.codes) {
    cells.push_back(column.labels[code]);
  }
  return cells;
}

Texts NamesOf(const Table& table) {
  Texts names;
  for (const Column& column : table.columns) names.push_back(column.name);
  return names;
}

void Write(std::string& out, const std::string& text) {
  out += std::to_string(text.size()) + ':' + text + ' ';
}
void Write(std::string& out, std::uint64_t number) {
  out += std::to_string(number) + ' ';
}

void Write(std::string& out, const Column& column) {
  Write(out, column.name);
  Write(out, static_cast<std::uint64_t>(column.storage));
  for (const std::uint16_t code : column.codes) Write(out, code);
  for (const std::string& label : column.labels) Write(out, label);
  for (const CellFlaw flaw : column.label_flaws) {
    Write(out, static_cast<std::uint64_t>(flaw));
  }
  for (const auto* numbers : {&column.label_numbers, &column.numbers}) {
    for (const double number : *numbers) {
      Write(out, BitsOf(number));
    }
  }
  Write(out, column.missing_count);
  Write(out, column.not_finite_count);
  Write(out, column.not_a_number_count);
  for (const FlawedCell& cell : column.first_flaws) {
    Write(out, cell.row);
    Write(out, cell.text);
  }
  out += '\n';
}

/// Everything that a result says, so that two can be compared.
std::string Description(const Result<Table>& result) {
  std::string out;
  if (!result) {
    const Problem& problem = result.problem();
    Write(out, problem.code);
    Write(out, problem.message.english);
    Write(out, problem.line.value_or(0));
    Write(out, problem.column.value_or("none"));
    Write(out, problem.value.value_or("none"));
    return out;
  }
  const Table& table = result.value();
  Write(out, table.row_count);
  Write(out, static_cast<std::uint64_t>(table.delimiter));
  Write(out,
        (table.decimal_comma ? 2U : 0U) + (table.header_missing ? 1U : 0U));
  for (const Texts& row : table.first_rows) {
    for (const std::string& text : row) Write(out, text);
  }
  for (const auto& [row, line] : table.line_marks) {
    Write(out, row);
    Write(out, line);
  }
  out += '\n';
  for (const Column& column : table.columns) Write(out, column);
  return out;
}

std::vector<std::size_t> EachByte(std::size_t first, std::size_t size) {
  std::vector<std::size_t> cuts;
  for (std::size_t cut = first; cut < size; ++cut) cuts.push_back(cut);
  return cuts;
}

/// A header and one row that fill the sample, so that what follows is read
/// piece by piece.
std::string TwoColumnsBeyondTheSample() {
  return "a,b\n" + std::string(kSampleBytes, 'p') + ",q\n";
}

TEST(CsvReader, ReadsColumnsByTheirContent) {
  const Table table = TableOf("truth,model A\nyes,0.9\nno,0.25\nyes,\n");
  EXPECT_EQ(table.row_count, 3U);
  EXPECT_EQ(table.delimiter, ',');
  EXPECT_FALSE(table.header_missing);
  EXPECT_EQ(NamesOf(table), (Texts{"truth", "model A"}));
  EXPECT_EQ(CellsOf(table.columns[0]), (Texts{"yes", "no", "yes"}));
  EXPECT_EQ(CellsOf(table.columns[1]), (Texts{"0.9", "0.25", ""}));
  EXPECT_EQ(table.columns[1].label_numbers[1], 0.25);
  EXPECT_EQ(table.columns[1].label_flaws[2], CellFlaw::missing);
}

TEST(CsvReader, KeepsNamesAndLabelsVerbatim) {
  const Table table = TableOf(
      "__proto__,\"a \"\"b\"\"\nc\", <b>x</b> ,好瓜\n"
      "\" x \",{0},\" \",是\n");
  EXPECT_EQ(NamesOf(table),
            (Texts{"__proto__", "a \"b\"\nc", "<b>x</b>", "好瓜"}));
  EXPECT_EQ(table.first_rows, (std::vector<Texts>{{" x ", "{0}", " ", "是"}}));
}

TEST(CsvReader, IgnoresAByteOrderMark) {
  EXPECT_EQ(NamesOf(TableOf("\xEF\xBB\xBFy,a\n1,2\n")), (Texts{"y", "a"}));
  EXPECT_EQ(NamesOf(TableOf("\xEF\xBB\xBF\"y\",a\n1,2\n")), (Texts{"y", "a"}));
}

TEST(CsvReader, ReadsMixedLineBreaksAndSkipsBlankLines) {
  const Table table = TableOf("\n \ny,a\r\n1,2\r3,4\n\r\n  \t\n5,6");
  EXPECT_EQ(CellsOf(table.columns[0]), (Texts{"1", "3", "5"}));
  EXPECT_EQ(table.LineOfRow(0), 4U);
  EXPECT_EQ(table.LineOfRow(1), 5U);
  EXPECT_EQ(table.LineOfRow(2), 8U);
  EXPECT_EQ(table.line_marks.size(), 2U);
}

TEST(CsvReader, CountsLinesInsideQuotes) {
  const Table table = TableOf("\"y\ny\",a\n\"1\r\n1\",2\n3,4\n5,6\n");
  EXPECT_EQ(table.LineOfRow(0), 3U);
  EXPECT_EQ(table.LineOfRow(1), 5U);
  EXPECT_EQ(table.LineOfRow(2), 6U);
}

TEST(CsvReader, SkipsAnEmptyLineInAFileOfOneColumnButNotAQuotedEmptyCell) {
  EXPECT_EQ(CellsOf(TableOf("y\n1\n\n0\n").columns[0]), (Texts{"1", "0"}));
  EXPECT_EQ(CellsOf(TableOf("y\n1\n\"\"\n0\n").columns[0]),
            (Texts{"1", "", "0"}));
}

TEST(CsvReader, TakesALineOfTabsForARowWhereTheTabDelimits) {
  const Table table = TableOf("y\ta\n1\t2\n\t\n3\t4\n");
  EXPECT_EQ(CellsOf(table.columns[0]), (Texts{"1", "", "3"}));
}

TEST(CsvReader, SkipsRowsOfEmptyCellsAtTheEndAndCountsThem) {
  const std::string rows = "y;a\n1;2\n;\n\n;\n3;4\n";
  const Table table = TableOf(rows + ";\n ; \n\n;");
  EXPECT_EQ(table.row_count, 4U);
  EXPECT_EQ(table.empty_rows, 3U);
  EXPECT_EQ(CellsOf(table.columns[0]), (Texts{"1", "", "", "3"}));
  EXPECT_EQ(table.LineOfRow(1), 3U);
  EXPECT_EQ(table.LineOfRow(2), 5U);
  EXPECT_EQ(table.LineOfRow(3), 6U);
  EXPECT_EQ(table.first_rows[1], (Texts{"", ""}));
  EXPECT_EQ(TableOf(rows).empty_rows, 0U);
  EXPECT_EQ(TableOf("y;a\n1;2\n\"\";\"\"\n").row_count, 2U);
  EXPECT_EQ(ProblemOf("y;a\n;\n").code, ProblemOf("y;a\n").code);
}

TEST(CsvReader, SkipsTheSameRowsHoweverTheFileIsCut) {
  const std::string file =
      "y;a\n" + std::string(kSampleBytes, '1') + ";2\n;\n\n;\n3;4\n;\n;\n\n;\n";
  for (std::size_t cut = kSampleBytes; cut < file.size(); ++cut) {
    const Result<Table> table = ReadInPieces(file, {cut, file.size() - 1});
    ASSERT_TRUE(table);
    EXPECT_EQ(table.value().row_count, 4U) << cut;
    EXPECT_EQ(table.value().empty_rows, 3U) << cut;
    EXPECT_EQ(table.value().LineOfRow(3), 6U) << cut;
  }
}

TEST(CsvReader, ReadsDecimalCommas) {
  const Table table = TableOf("y;a\n1;0,5\n0;1.234,5\n1;-2,5e1\n");
  EXPECT_TRUE(table.decimal_comma);
  EXPECT_EQ(table.columns[1].label_numbers[0], 0.5);
  EXPECT_EQ(table.columns[1].label_flaws[1], CellFlaw::not_a_number);
  EXPECT_EQ(table.columns[1].label_numbers[2], -25);
  EXPECT_FALSE(TableOf("y;a\n1;0.5\n").decimal_comma);
}

TEST(CsvReader, TakesTheDelimiterThatTheUserChose) {
  const Table table = TableOf("y;a,b\n1;0,5\n", {.delimiter = ','});
  EXPECT_EQ(NamesOf(table), (Texts{"y;a", "b"}));
}

TEST(CsvReader, TakesTheDelimiterThatTheFirstLineNames) {
  for (const char* const line :
       {"sep=;\r\n", "SEP=;\n", "\xEF\xBB\xBFsep=;\n"}) {
    const Table table = TableOf(line + "y;a,b\n1;0,5\n"s);
    EXPECT_EQ(table.delimiter, ';');
    EXPECT_EQ(NamesOf(table), (Texts{"y", "a,b"}));
    EXPECT_EQ(table.LineOfRow(0), 3U);
    EXPECT_EQ(table.title, "");
  }
  // It would not be found: both cut all lines alike.
  EXPECT_EQ(NamesOf(TableOf("sep=|\na,b|c\n1,2|3\n")), (Texts{"a,b", "c"}));
  EXPECT_EQ(NamesOf(TableOf("sep=;\ny,a\n1,2\n", {.delimiter = ','})),
            (Texts{"y", "a"}));
  EXPECT_EQ(NamesOf(TableOf("sep=x,a\n1,2\n")), (Texts{"sep=x", "a"}));
  EXPECT_EQ(NamesOf(TableOf("sep=;a\n1;2\n")), (Texts{"sep=", "a"}));
}

TEST(CsvReader, NamesTheColumnsOfAFileWithoutHeader) {
  const Table table = TableOf("1,0.5\n0,0.25\n");
  EXPECT_TRUE(table.header_missing);
  EXPECT_EQ(NamesOf(table), (Texts{"column_1", "column_2"}));
  EXPECT_EQ(CellsOf(table.columns[0]), (Texts{"1", "0"}));
  EXPECT_EQ(table.LineOfRow(0), 1U);
  EXPECT_EQ(TableOf("1,0.5\n").row_count, 1U);
  EXPECT_EQ(TableOf("1\n0\n").row_count, 2U);
  EXPECT_FALSE(TableOf("1,a\n0,2\n").header_missing);
}

TEST(CsvReader, TakesTheNumbersOfColumnsForAHeader) {
  // As pandas writes columns without names.
  for (const std::string below :
       {"0,.2\n1,.7\n", "elec,0.5\npoker,1.0\n", "0.2,0.8\n,\n0.6,0.4\n"}) {
    const Table table = TableOf("0,1\n" + below);
    EXPECT_FALSE(table.header_missing) << below;
    EXPECT_EQ(NamesOf(table), (Texts{"0", "1"})) << below;
  }
  EXPECT_EQ(NamesOf(TableOf("0;1;2\n0;1;1\n")), (Texts{"0", "1", "2"}));
  // A case among others: whole numbers, or another count.
  for (const std::string text : {"0,1\n1,1\n0,0\n", "0,1\n0,.2\n1,1\n",
                                 "1,2\n1,.5\n", "0,1.0\n1,.5\n", "0,1\n"})
    EXPECT_TRUE(TableOf(text).header_missing) << text;
}

TEST(CsvReader, NamesAColumnByItsPlaceWhereTheHeaderDoesNot) {
  const Table table = TableOf(",y,\"\",a\n0,1,2,3\n");
  EXPECT_EQ(NamesOf(table), (Texts{"column_1", "y", "column_3", "a"}));
  EXPECT_TRUE(table.columns[0].unnamed && table.columns[2].unnamed);
  EXPECT_FALSE(table.columns[1].unnamed || table.columns[3].unnamed);
  // A name of its own, also where another column has that one.
  EXPECT_EQ(NamesOf(TableOf("column_2,,y\n0,1,2\n")),
            (Texts{"column_2", "column_2_", "y"}));
}

TEST(CsvReader, SkipsATitleThatStandsAloneAboveTheNames) {
  const Table table = TableOf("Results 2026\n\nid,A\n1,.5\n2,.25\n");
  EXPECT_EQ(table.title, "Results 2026");
  EXPECT_EQ(NamesOf(table), (Texts{"id", "A"}));
  EXPECT_EQ(CellsOf(table.columns[0]), (Texts{"1", "2"}));
  EXPECT_EQ(table.LineOfRow(0), 4U);
  EXPECT_EQ(TableOf("id,A\n1,.5\n").title, "");
}

TEST(CsvReader, SkipsATitleThatASpreadsheetFillsUpWithEmptyCells) {
  const Table table = TableOf("Results 2026;;\n;;\nid;A;B\n1;.5;.4\n2;.25;1\n");
  EXPECT_EQ(table.title, "Results 2026");
  EXPECT_EQ(NamesOf(table), (Texts{"id", "A", "B"}));
  EXPECT_EQ(table.row_count, 2U);
  EXPECT_EQ(table.LineOfRow(0), 4U);
}

TEST(CsvReader, SkipsATitleAboveNamesThatLeaveOutEmptyColumns) {
  // As Excel writes a sheet in which a cell behind the table was touched.
  const Table table = TableOf(
      "Results of experiment 7;;;\n;;;\ny_true;m1;m2;\n1;0,61;0,3;\n"
      "0;0,2;0,4;\n");
  EXPECT_EQ(table.title, "Results of experiment 7");
  EXPECT_EQ(table.title_lines, 2U);
  EXPECT_EQ(NamesOf(table), (Texts{"y_true", "m1", "m2", "column_4"}));
  EXPECT_EQ(CellsOf(table.columns[1]), (Texts{"0,61", "0,2"}));
  EXPECT_EQ(table.LineOfRow(0), 4U);
  // Two titles, and an empty column between the others.
  const Table spaced =
      TableOf("Results,,,\nMay 2026,,,\ny,,a,\n1,,.8,\n0,,.3,\n");
  EXPECT_EQ(spaced.title_lines, 2U);
  EXPECT_EQ(NamesOf(spaced), (Texts{"y", "column_2", "a", "column_4"}));
  EXPECT_EQ(spaced.row_count, 2U);
}

TEST(CsvReader, LosesNoRowToATitleWhereColumnsWithoutANameAreEmpty) {
  for (const std::string& file :
       {"y,a,\ncat,dog,\ndog,dog,\n"s, "id,,\nx,,\n1,,\n"s,
        // Something stands in the column without a name.
        "y,,\nx,a,\n1,.8,b\n0,.3,c\n"s}) {
    const Table table = TableOf(file);
    EXPECT_EQ(table.title_lines, 0U) << file;
    EXPECT_EQ(table.row_count + 1, CountLineBreaks(file)) << file;
  }
}

TEST(CsvReader, TakesAHeaderOfOneNameAboveNumbersForNoTitle) {
  const Table table = TableOf("id,,\na,1,2\nb,3,4\n");
  EXPECT_EQ(table.title, "");
  EXPECT_EQ(NamesOf(table), (Texts{"id", "column_2", "column_3"}));
}

TEST(CsvReader, TakesNoTitleForOneAboveNumbers) {
  // As R's write.table with names of rows and one column.
  EXPECT_EQ(ProblemOf("score\nfirst,.5\nsecond,.4\n").code, "ragged_row");
  // The second line is a row of the one column.
  const Result<Table> labels =
      Read("label\ncat\ndog,fish\n", {.delimiter = ','});
  ASSERT_FALSE(labels);
  EXPECT_EQ(labels.problem().code, "ragged_row");
}

TEST(CsvReader, SkipsLinesOfEmptyCellsAboveTheNames) {
  const Table table = TableOf(",,\n\"\",,\ny,a,b\n1,2,3\n");
  EXPECT_EQ(NamesOf(table), (Texts{"y", "a", "b"}));
  EXPECT_EQ(table.LineOfRow(0), 4U);
}

TEST(CsvReader, KeepsTheFirstRowsForThePreview) {
  std::string file = "y,a\n";
  for (int row = 0; row < 20; ++row) file += std::to_string(row) + ",x\n";
  EXPECT_EQ(TableOf(file).first_rows.size(), 12U);
  // 3-byte characters: 66 of them fit into 200 bytes.
  std::string melons;
  for (int i = 0; i < 100; ++i) melons += "瓜";
  EXPECT_EQ(TableOf("y,a\n" + melons + ",1\n").first_rows[0][0].size(), 198U);
}

TEST(CsvReader, TurnsAColumnOfManyNumbersIntoDoubles) {
  std::string file = "y,a\n";
  for (int row = 0; row < 1000; ++row) {
    file += row == 700 ? "1,oops\n" : "1," + std::to_string(row) + ".125\n";
  }
  const Column column =
      TableOf(file, {.expected_bytes = file.size()}).columns[1];
  ASSERT_EQ(column.storage, Storage::numbers);
  EXPECT_EQ(column.numbers[999], 999.125);
  EXPECT_TRUE(std::isnan(column.numbers[700]));
  ASSERT_EQ(column.first_flaws.size(), 1U);
  EXPECT_EQ(column.first_flaws[0].row, 700U);
  EXPECT_EQ(column.first_flaws[0].text, "oops");
}

TEST(CsvReader, ReadsFiveThousandColumns) {
  std::string file;
  for (int i = 0; i < 5000; ++i) {
    file +=
        (i == 0 ? "feature number " : ",feature number ") + std::to_string(i);
  }
  for (int row = 0; row < 3; ++row) {
    file += '\n' + std::to_string(row);
    for (int i = 1; i < 5000; ++i) file += ',' + std::to_string(i);
  }
  const Table table = TableOf(file);
  ASSERT_EQ(table.columns.size(), 5000U);
  EXPECT_EQ(table.columns[4999].name, "feature number 4999");
  EXPECT_EQ(CellsOf(table.columns[4999]), (Texts{"4999", "4999", "4999"}));
}

TEST(CsvReader, RefusesAnEmptyFile) {
  for (const char* file : {"", "\n", "\r\n \t\n", "\xEF\xBB\xBF"}) {
    EXPECT_EQ(ProblemOf(file).code, "empty_file");
  }
}

TEST(CsvReader, RefusesAHeaderAlone) {
  for (const char* file : {"y,a", "y,a\n\n", "5\n", "y"}) {
    EXPECT_EQ(ProblemOf(file).code, "header_only") << file;
  }
}

TEST(CsvReader, RefusesARaggedRowWithItsLine) {
  const Problem fewer = ProblemOf("y,a,b\n\n\"1\n1\",2,3\n1,2\n");
  EXPECT_EQ(fewer.code, "ragged_row");
  EXPECT_EQ(fewer.line, 5U);
  EXPECT_EQ(fewer.value, "2");
  EXPECT_EQ(ProblemOf("y,a\n1,2,3\n").line, 2U);
}

TEST(CsvReader, RefusesAnUnclosedQuoteWithTheLineWhereItOpened) {
  const Problem problem = ProblemOf("y,a\n1,2\n\"x\ny\",\"z\n1,2\n3,4\n");
  EXPECT_EQ(problem.code, "unclosed_quote");
  EXPECT_EQ(problem.line, 4U);
}

TEST(CsvReader, RefusesTextAfterAClosingQuote) {
  const Problem problem = ProblemOf("y,a\n1,\"2\n\"x\n");
  EXPECT_EQ(problem.code, "text_after_quote");
  EXPECT_EQ(problem.line, 3U);
  EXPECT_EQ(problem.value, "\"2\n\"");
}

/// What is said of the file in pieces that end there: code and line.
std::string Fault(const std::string& file,
                  const std::vector<std::size_t>& cuts) {
  const Result<Table> table = ReadInPieces(file, cuts);
  if (table) return "";
  const Problem& problem = table.problem();
  return problem.code + " " + std::to_string(problem.line.value_or(0));
}

TEST(CsvReader, NamesTheSameOfSeveralFaultsHoweverTheFileIsCut) {
  const Texts faults = {"\0"s,      "\xFF",     "\"",     "\"x\n\"y", ",",
                        "\n\"a\"b", "\xE4\xB8", "\"\"\"", "1,2\n",    "\r"};
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Random random(seed);
    const auto below = [&random](std::size_t n) {
      return static_cast<std::size_t>(
          random.Below(static_cast<std::uint32_t>(n)));
    };
    std::string file = "y,a,b\n";
    for (std::size_t row = below(30); row > 0; --row)
      file += "1,0." + std::to_string(below(1000)) + ",x\n";
    for (std::size_t fault = 0; fault < 2; ++fault)
      file.insert(below(file.size() + 1), faults[below(faults.size())]);
    std::vector<std::size_t> cuts;
    for (std::size_t at = below(9); at < file.size(); at += 1 + below(9))
      cuts.push_back(at);
    EXPECT_EQ(Fault(file, cuts), Fault(file, {})) << file;
  }
}

TEST(CsvReader, SlowNamesTheFirstOfTwoLimitsHoweverTheFileIsCut) {
  // A quote that never closes, in a row that is too long before the quote is.
  std::string file = "y,a\n";
  file.resize(60'000'000, 'x');
  file += ",\"";
  file.resize(80'000'000, 'x');
  std::vector<std::size_t> cuts;
  for (std::size_t at = 1'000'000; at < file.size(); at += 1'000'000)
    cuts.push_back(at);
  EXPECT_EQ(Fault(file, {}), "row_too_long 2");
  EXPECT_EQ(Fault(file, cuts), "row_too_long 2");
}

TEST(CsvReader, RefusesDoubledNames) {
  const Problem problem = ProblemOf("y,b,a,\"a\",b\n1,2,3,4,5\n");
  EXPECT_EQ(problem.code, "duplicate_column");
  EXPECT_EQ(problem.column, "a");
  EXPECT_TRUE(problem.message.english.starts_with("Columns 3 and 4 "));
}

TEST(CsvReader, RefusesOtherFilesThanText) {
  EXPECT_EQ(ProblemOf("PK\x03\x04zip").code, "binary_file");
  EXPECT_EQ(ProblemOf("y,a\n1,\0\n"s).code, "binary_file");
  EXPECT_EQ(ProblemOf("y,a\n1,\0\n"s).line, 2U);
  EXPECT_EQ(ProblemOf("\xFF\xFEy\0,\0"s).code, "utf16_file");
  EXPECT_EQ(ProblemOf("\xFE\xFF\0y\0,"s).code, "utf16_file");
  const Problem late = ProblemOf(TwoColumnsBeyondTheSample() + "1,2\n3,\0\n"s);
  EXPECT_EQ(late.code, "binary_file");
  EXPECT_EQ(late.line, 4U);
}

TEST(CsvReader, RefusesInvalidUtf8WithItsLine) {
  // "好瓜" in GB18030.
  const Problem problem = ProblemOf("y,a\n\"1\n2\",3\n\xBA\xC3\xB9\xCF,1\n");
  EXPECT_EQ(problem.code, "invalid_utf8");
  EXPECT_EQ(problem.line, 4U);
  const Problem late =
      ProblemOf(TwoColumnsBeyondTheSample() + "1,\"2\n\xBA\xC3\"\n");
  EXPECT_EQ(late.code, "invalid_utf8");
  EXPECT_EQ(late.line, 4U);
  const Problem inside = ProblemOf(
      "y,a\n1,好瓜\n0,Gr\xF6\xDF"
      "e\n");
  EXPECT_EQ(inside.message.english,
            "Line 3 is not valid UTF-8, behind \"0,Gr\". Save the file with "
            "the encoding UTF-8.");
}

TEST(CsvReader, RefusesMoreThan20000Columns) {
  const auto header = [](int columns) {
    std::string names;
    for (int i = 0; i < columns; ++i) {
      names += (i == 0 ? "c" : ",c") + std::to_string(i);
    }
    return names + '\n';
  };
  const Problem problem = ProblemOf(header(20'001));
  EXPECT_EQ(problem.code, "too_many_columns");
  EXPECT_EQ(problem.value, "20001");
  EXPECT_EQ(ProblemOf(header(20'000)).code, "header_only");
}

TEST(CsvReader, DoesNotCollectABoundlessRow) {
  const std::string piece(std::size_t{1} << 20, 'x');
  const auto pushes_until_problem = [&piece](const std::string& start) {
    CsvReader reader({});
    std::copy(start.begin(), start.end(), reader.Buffer(start.size()).begin());
    std::optional<Problem> problem = reader.Push(start.size());
    int pushes = 0;
    for (; !problem && pushes < 1000; ++pushes) {
      std::copy(piece.begin(), piece.end(),
                reader.Buffer(piece.size()).begin());
      problem = reader.Push(piece.size());
    }
    return std::pair(problem ? problem->code : "none", pushes);
  };
  const auto [quoted, quoted_pushes] = pushes_until_problem("y,a\n1,2\n3,\"");
  EXPECT_EQ(quoted, "quoted_cell_too_long");
  EXPECT_LE(quoted_pushes, 34);
  const auto [bare, bare_pushes] = pushes_until_problem("y,a\n1,2\n3,");
  EXPECT_EQ(bare, "row_too_long");
  EXPECT_LE(bare_pushes, 130);
}

TEST(CsvReader, RepeatsItsFirstProblem) {
  CsvReader reader({});
  const std::string file = TwoColumnsBeyondTheSample() + "1\n";
  std::copy(file.begin(), file.end(), reader.Buffer(file.size()).begin());
  EXPECT_EQ(reader.Push(file.size())->code, "ragged_row");
  reader.Buffer(1).front() = '\0';
  EXPECT_EQ(reader.Push(1)->code, "ragged_row");
  EXPECT_EQ(reader.Finish().problem().code, "ragged_row");
}

TEST(CsvReader, ReadsTheSameHoweverTheFileIsCut) {
  const std::string tails[] = {
      "1,2\n3,4",
      "1,2\r\n3,4\r\n\r\n5,6\r",
      "1,2\r3,4\n\r5,6\r\n",
      "\"a \"\"b\"\"\",\"\"\n\"\",\"\"\"\"\n",
      "\"1\r\n2\",\"\r\"\n\"\n\n\",x\n",
      "好瓜,\"坏\n瓜\"\n é , 🍉 \n",
      " \"a\" ,\t\"b\" \n , \n",
      "\n \t\n\n1,2\n \n",
      "0.123456789012345678,1e-5\n-1e400,NaN\n",
      "5\" disk,a\"b\n",
      // problems
      "1,2\n3\n4,5\n",
      "1,2,3\n",
      "1,\"2\n3,4\n",
      "1,\"2\"x,\"\n",
      "1,\" \"\"2 \" x\n",
      "1,2\n3,\0\n"s,
      "1,\"\n\0"s,
      "1,\"2\"x\0"s,
      "好,1\n1,\xBA\xC3\n",
      "1,\"\xE5\xA5\" x\n",
      "1,2\n3,\xE5\xA5",
  };
  const std::string head = TwoColumnsBeyondTheSample();
  for (const std::string& tail : tails) {
    const std::string file = head + tail;
    const std::string whole = Description(Read(file));
    ASSERT_EQ(
        Description(ReadInPieces(file, EachByte(head.size(), file.size()))),
        whole)
        << tail;
    for (std::size_t cut = head.size(); cut <= file.size(); ++cut) {
      ASSERT_EQ(Description(ReadInPieces(file, {cut})), whole)
          << tail << " cut at " << cut - head.size();
    }
  }
}

TEST(CsvReader, ReadsTheSameHoweverTheBeginningIsCut) {
  const std::string files[] = {"\xEF\xBB\xBFy;a\r\n1;0,5\r\n0;\"x\ny\"\r\n",
                               "\xEF\xBB\xBF",
                               "1\n",
                               "1,2\n3,4",
                               "y\n\"",
                               "\xFF\xFEy\0"s,
                               "PK\x03\x04",
                               "a,a\n1,2\n"};
  for (const std::string& file : files) {
    const std::string whole = Description(Read(file));
    ASSERT_EQ(Description(ReadInPieces(file, EachByte(0, file.size()))), whole);
    for (std::size_t cut = 0; cut <= file.size(); ++cut) {
      ASSERT_EQ(Description(ReadInPieces(file, {cut})), whole);
    }
  }
}

TEST(CsvReader, ReadsTheSameHoweverTheSampleIsCut) {
  // Quotes, CRLF and characters of three bytes at each place near the sample's
  // end.
  for (std::size_t shift = 0; shift < 24; ++shift) {
    const std::string file = "y,a\r\n" +
                             std::string(kSampleBytes - 20 - shift, 'p') +
                             ",\"瓜\"\"瓜\r\n\"\r\n1,2\r\n";
    const std::string whole = Description(Read(file));
    ASSERT_EQ(Read(file).value().row_count, 2U);
    for (std::size_t cut = kSampleBytes - 30; cut < file.size(); ++cut) {
      ASSERT_EQ(Description(ReadInPieces(file, {cut})), whole) << shift;
    }
  }
}

/// A plain twin: one character at a time, a state for each situation. For files
/// without problems, and for cells without spaces at their ends.
std::vector<Texts> PlainRows(const std::string& file, char delimiter) {
  enum class State { cell_start, bare, quoted, quote_in_quoted };
  std::vector<Texts> rows;
  Texts row;
  std::string cell;
  bool was_quoted = false;
  std::size_t kept = 0;
  State state = State::cell_start;
  const auto end_cell = [&] {
    row.push_back(std::exchange(cell, ""));
    state = State::cell_start;
  };
  const auto end_row = [&] {
    end_cell();
    const bool blank = row.size() == 1 && row[0].empty() && !was_quoted;
    if (!blank) rows.push_back(row);
    const bool empty =
        row.size() > 1 && !was_quoted && row == Texts(row.size());
    if (!blank && !empty) kept = rows.size();
    row.clear();
    was_quoted = false;
  };
  for (std::size_t i = 0; i < file.size(); ++i) {
    const char c = file[i];
    if (state == State::quoted) {
      if (c == '"') {
        state = State::quote_in_quoted;
      } else {
        cell += c;
      }
    } else if (state == State::quote_in_quoted && c == '"') {
      cell += c;
      state = State::quoted;
    } else if (c == delimiter) {
      end_cell();
    } else if (c == '\n' || c == '\r') {
      if (c == '\r' && i + 1 < file.size() && file[i + 1] == '\n') ++i;
      end_row();
    } else if (state == State::cell_start && c == '"') {
      was_quoted = true;
      state = State::quoted;
    } else {
      cell += c;
      state = State::bare;
    }
  }
  if (!row.empty() || !cell.empty() || was_quoted) end_row();
  rows.resize(kept);
  return rows;
}

template <std::size_t kCount>
std::string Choose(Random& random, const char* const (&choices)[kCount]) {
  return choices[random.Below(kCount)];
}

std::string RandomCell(Random& random, char delimiter) {
  std::string text;
  if (random.Below(2) == 0) {
    text = std::to_string(random.Unit());
  } else {
    for (std::uint32_t n = random.Below(4); n > 0; --n) {
      text += Choose(random, {"a", "\"", "瓜", "\n", "\r\n", "\r", ",", ";",
                              "|", "0", "longer than a word"});
    }
  }
  const bool needs_quotes = text.find_first_of("\"\r\n") != std::string::npos ||
                            text.find(delimiter) != std::string::npos;
  if (!needs_quotes && random.Below(3) != 0) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

std::string RandomFile(Random& random, std::size_t columns, char delimiter) {
  std::string file;
  for (std::size_t i = 0; i < columns; ++i) {
    if (i > 0) file += delimiter;
    file += "column " + std::to_string(i);
  }
  file += '\n' + std::string(kSampleBytes, 'p') +
          std::string(columns - 1, delimiter);
  for (std::uint32_t n = random.Below(12); n > 0; --n) {
    file += Choose(random, {"\n", "\r", "\r\n", "\n\n", "\r\n\r\n"});
    for (std::size_t i = 0; i < columns; ++i) {
      if (i > 0) file += delimiter;
      file += RandomCell(random, delimiter);
    }
  }
  if (random.Below(2) == 0) file += '\n';
  return file;
}

std::vector<std::size_t> RandomCuts(Random& random, std::size_t size) {
  std::vector<std::size_t> cuts;
  const std::uint32_t longest = 1U << random.Below(10);
  std::size_t cut = kSampleBytes;
  while ((cut += 1 + random.Below(longest)) < size) cuts.push_back(cut);
  return cuts;
}

TEST(CsvReader, AgreesWithAPlainParserOnRandomFilesSlow) {
  constexpr char kDelimiters[] = {',', ';', '\t', '|'};
  Random random(7);
  for (int document = 0; document < 2000; ++document) {
    const char delimiter = kDelimiters[random.Below(4)];
    const std::size_t columns = 1 + random.Below(5);
    const std::string file = RandomFile(random, columns, delimiter);
    const Result<Table> result =
        ReadInPieces(file, RandomCuts(random, file.size()),
                     {.delimiter = delimiter, .expected_bytes = file.size()});
    ASSERT_TRUE(result) << result.problem().message.english;
    const Table& table = result.value();
    const std::vector<Texts> rows = PlainRows(file, delimiter);
    ASSERT_EQ(table.row_count + 1, rows.size());
    ASSERT_EQ(NamesOf(table), rows[0]);
    for (std::size_t column = 0; column < columns; ++column) {
      const Texts cells = CellsOf(table.columns[column]);
      ASSERT_EQ(cells.size(), rows.size() - 1);
      for (std::size_t row = 0; row < cells.size(); ++row) {
        ASSERT_EQ(cells[row], rows[row + 1][column]) << document;
      }
    }
  }
}

TEST(CsvReader, AgreesWithStrtodOnRandomNumbersSlow) {
  // Oracle: strtod of the C library, correctly rounded.
  Random random(3);
  std::string file = "y,a\n";
  std::vector<double> expected;
  for (int row = 0; row < 50'000; ++row) {
    std::string number = random.Below(2) == 0 ? "0." : "-12.";
    for (std::uint32_t n = random.Below(25); n > 0; --n) {
      number += static_cast<char>('0' + random.Below(10));
    }
    expected.push_back(std::strtod(number.c_str(), nullptr));
    file += std::to_string(random.Below(2)) + ',' + number + '\n';
  }
  const Result<Table> result = ReadInPieces(
      file, RandomCuts(random, file.size()), {.expected_bytes = file.size()});
  ASSERT_TRUE(result);
  const std::vector<double>& numbers = result.value().columns[1].numbers;
  ASSERT_EQ(numbers.size(), expected.size());
  for (std::size_t row = 0; row < numbers.size(); ++row) {
    ASSERT_EQ(BitsOf(numbers[row]), BitsOf(expected[row]));
  }
}

TEST(CsvReader, GivesTheSameAnswerToRandomBytesHoweverTheyAreCutSlow) {
  Random random(11);
  const std::string head = TwoColumnsBeyondTheSample();
  const std::string alphabet =
      "\"\"\"\"\n\n\r\r,,,;\t |aa10.e-\xEF\xBB\xBF\xE7\x93\x9C\xFF"s + '\0';
  for (int i = 0; i < 3000; ++i) {
    std::string file = i % 2 == 0 ? head : "";
    const std::size_t first = file.size();
    // Few symbols of the alphabet at a time, or all bytes.
    const auto symbols =
        1 + random.Below(static_cast<std::uint32_t>(alphabet.size()));
    for (std::uint32_t n = random.Below(60); n > 0; --n) {
      file += i % 7 == 0 ? static_cast<char>(random.Below(256))
                         : alphabet[random.Below(symbols)];
    }
    ASSERT_EQ(Description(ReadInPieces(file, EachByte(first, file.size()))),
              Description(Read(file)))
        << i;
  }
}

TEST(CsvReader, ReadsRowNamesThatTheHeaderHasNoNameFor) {
  // R's write.table(…, sep = "\t") and sep = ",".
  for (const std::string& file :
       {"\"y\"\t\"p\"\n\"1\"\ta\t.5\n\"2\"\tb\t.4\n\"7\"\ta\t.1\n"s,
        "y\tp\n1\ta\t.5\n2\tb\t.4\n7\ta\t.1\n"s,
        "\"y\",\"p\"\n\"1\",a,.5\n\"2\",b,.4\n\"7\",a,.1\n"s}) {
    const Result<Table> table = Read(file);
    ASSERT_TRUE(table) << table.problem().message.english;
    ASSERT_EQ(table.value().columns.size(), 3U);
    EXPECT_TRUE(table.value().columns[0].unnamed);
    EXPECT_EQ(table.value().columns[0].labels, (Texts{"1", "2", "7"}));
    EXPECT_EQ(table.value().columns[1].name, "y");
    EXPECT_EQ(table.value().columns[2].name, "p");
    EXPECT_FALSE(table.value().columns[2].unnamed);
    EXPECT_EQ(table.value().row_count, 3U);
  }
}

TEST(CsvReader, RefusesOneCellTooManyThatIsNoRowName) {
  // Decimal commas between commas, a delimiter at the end, names that repeat,
  // and a row that has none.
  for (const std::string& file :
       {"y,p\n1,0,5\n2,0,4\n3,0,1\n"s, "y\tp\na\t.5\t\nb\t.4\t\n"s,
        "y\tp\na\tx\t.5\nb\ty\t.4\na\tx\t.1\n"s,
        "y\tp\na\tx\t.5\nx\t.4\nb\tx\t.1\n"s}) {
    const Problem problem = ProblemOf(file);
    EXPECT_EQ(problem.code, "ragged_row") << file;
    EXPECT_EQ(problem.line, 2U) << file;
    EXPECT_EQ(problem.value, "3") << file;
  }
  EXPECT_EQ(ProblemOf("y\tp\na\tx\t.5\nb\tx\t.4\t1\n").line, 3U);
}

TEST(CsvReader, SkipsRemarksAndTitlesAboveTheHeader) {
  const std::string table = "y,a,b\n1,.8,.9\n0,.3,.2\n1,.7,.6\n";
  for (const std::string above :
       {"# made by a tool\n# seed 3\n", "# seed 3, 10 folds\n",
        "# seed 3, 10 folds, split 2\n", "Run 5, model bert, seed 3\n",
        "Exported 2024-05-01 from X\n", "// comment\n", "% comment\n",
        "; comment\n", "-- comment\n", "/* comment */\n", "! comment\n",
        "Results;2024\n", "Title\nSubtitle, second\n", "Title\n\n\n",
        "Predictions of 2024, all of them, in one\n", "Results 2024,,\n,,\n",
        "\"Predictions, of the test set\"\n", "Run 5,2024\r\n"}) {
    const Result<Table> read = Read(above + table);
    ASSERT_TRUE(read) << above;
    EXPECT_EQ(NamesOf(read.value()), (Texts{"y", "a", "b"})) << above;
    EXPECT_EQ(read.value().row_count, 3U) << above;
    EXPECT_EQ(read.value().LineOfRow(0), 2 + CountLineBreaks(above)) << above;
    EXPECT_EQ(read.value().title_lines, CountLineBreaks(above)) << above;
    EXPECT_FALSE(read.value().title.empty()) << above;
  }
  EXPECT_EQ(TableOf("# seed 3\r\n\r\ny;a\r\n1;0,8\r\n0;0,3\r\n").title,
            "# seed 3");
  EXPECT_EQ(TableOf("Run 5, model A\ny,a,b\n1,.8,.9\n0,.3,.2\n").title,
            "Run 5, model A");
  // Labels, too.
  EXPECT_EQ(NamesOf(TableOf("# seed 3\ny,a\ncat,dog\ndog,dog\n")),
            (Texts{"y", "a"}));
}

TEST(CsvReader, SkipsATitleAboveAHeaderWhoseFirstCellIsEmpty) {
  for (const std::string title : {"Predictions of 2026\n", "# seed 3\n\n",
                                  "Run 5, model bert\n", "Results,,\n,,\n"}) {
    for (const std::string& table :
         {",y,a\n0,1,.8\n1,0,.3\n"s,
          "\"\",\"y\",\"a\"\n\"1\",1,.8\n\"2\",0,.3\n"s}) {
      const Result<Table> read = Read(title + table);
      ASSERT_TRUE(read) << title + table;
      EXPECT_EQ(NamesOf(read.value()), (Texts{"column_1", "y", "a"})) << title;
      EXPECT_TRUE(read.value().columns[0].unnamed);
      EXPECT_EQ(read.value().row_count, 2U);
      EXPECT_FALSE(read.value().title.empty());
    }
  }
  // The first line of these is the header.
  for (const std::string& file :
       {"y,a\n,cat\ndog,dog\n"s, "y, a, b\n,cat,dog\nx,dog,cat\n"s})
    EXPECT_TRUE(Read(file) && Read(file).value().title.empty()) << file;
}

TEST(CsvReader, SkipsTheTitleOfWeka) {
  const Table table = TableOf(
      "=== Predictions on test data ===\n\n"
      "inst#,actual,predicted,error,distribution,,\n"
      "1,1:a,1:a,,*0.7,0.2,0.1\n2,2:b,1:a,+,*0.5,0.4,0.1\n\n");
  EXPECT_EQ(table.title, "=== Predictions on test data ===");
  EXPECT_EQ(table.columns[4].name, "distribution");
  EXPECT_TRUE(table.columns[5].unnamed && table.columns[6].unnamed);
  EXPECT_EQ(table.row_count, 2U);
  EXPECT_EQ(table.LineOfRow(0), 4U);
}

TEST(CsvReader, SaysOfRunningTextThatItIsNoTable) {
  const std::string text =
      "The quick brown fox jumps, as foxes do.\n"
      "It jumps over the lazy dog and runs into the wood.\n\n"
      "Hounds, hunters, horses, and all the others follow it there.\n";
  EXPECT_EQ(ProblemOf(text).code, "not_a_table");
  // A table with sentences in its cells.
  EXPECT_EQ(ProblemOf("id,question\n1,what is the point of all that\n"
                      "2,who was here and when, and why not\n")
                .code,
            "ragged_row");
}

TEST(CsvReader, SaysOfDelimitersAloneThatEveryCellIsEmpty) {
  for (const std::string& file : {std::string(30000, ','), ",,\n,,\n"s}) {
    const Problem problem = ProblemOf(file);
    EXPECT_EQ(problem.code, "empty_file");
    EXPECT_NE(problem.message.english.find("every cell is empty"),
              std::string::npos);
  }
}

TEST(CsvReader, TakesAHeaderForNoRemark) {
  // These are headers.
  for (const std::string& file :
       {"#,y,a\n#1,1,.8\n#2,0,.3\n"s, "# y,a\n1,.8\n0,.3\n"s,
        "#id;note\n1;a, b\n2;c\n"s, "#y\n1\n0\n"s,
        // What stands below a header may be text, and a row be short.
        "y, a\ncat, dog\ndog, dog\n"s, "name, a\nx, absent\ny, .4\n"s,
        ";y;a\nr1;cat;dog\nr2;dog;dog\n"s, "#y,\"a, b\"\n1,.8\n0,.3\n"s})
    EXPECT_TRUE(Read(file) && Read(file).value().title.empty()) << file;
  EXPECT_EQ(ProblemOf("y,a\ncat,dog,x\ndog,cat,x\n").code, "ragged_row");
  EXPECT_EQ(ProblemOf("y,a,b\n1,.8\n0,.3\n").code, "ragged_row");
}

TEST(CsvReader, SaysWhatToDoAboutBlanksBetweenQuotedNames) {
  const Problem problem = ProblemOf("\"y\" \"p\"\n\"1\" \"a\" 0.5\n");
  EXPECT_EQ(problem.code, "blank_delimited");
  for (const std::string writer : {"write.table", "savetxt"}) {
    EXPECT_NE(problem.message.english.find(writer), std::string::npos);
    EXPECT_NE(problem.message.chinese.find(writer), std::string::npos);
  }
  EXPECT_TRUE(Read("\"y\"\n1\n0\n"));
}

}  // namespace
}  // namespace melon
